// What tests of types (`*.test-d.ts`) share. The compiler runs them with `npm run types`; nothing else ever does.

/** A claim about types: compiles only where it is `true`. */
export declare function proves<T extends true>(message: string): void;

/** Takes a value of that type, and no other: with `@ts-expect-error` over it, the value is refused. */
export declare function takes<T>(value: T): void;

/** True where two types are the same to the compiler, `any` and `readonly` told apart. */
export type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** True where every `A` may stand for a `B`. */
export type Extends<A, B> = [A] extends [B] ? true : false;

/** True for `never`: nothing is in the set. */
export type IsEmpty<T> = Extends<T, never>;

/** Names of the members nobody may leave out. */
export type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/** Names of the entries of a table whose value another entry has too. */
export type Duplicates<T> = {
  [K in keyof T]: { [J in Exclude<keyof T, K>]: T[J] extends T[K] ? J : never }[Exclude<keyof T, K>];
}[keyof T];

/** What has no place in JSON, anywhere inside a type. */
export type NotJson<T> = T extends ((...values: never) => unknown) | Date | bigint | symbol
  ? T
  : T extends object
    ? { [K in keyof T]-?: NotJson<T[K]> }[T extends readonly unknown[] ? number & keyof T : keyof T]
    : never;

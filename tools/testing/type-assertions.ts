// Helpers of type tests (`*.test-d.ts`), which only `npm run types` checks.

/** Compiles only if the type is `true`. */
export declare function proves<T extends true>(message: string): void;

/** Takes a value of that type, and no other: with `@ts-expect-error` over it, the value is refused. */
export declare function takes<T>(value: T): void;

/** True if the compiler considers two types equal, including `any` and `readonly`. */
export type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** True if `A` is assignable to `B`. */
export type Extends<A, B> = [A] extends [B] ? true : false;

export type IsEmpty<T> = Extends<T, never>;

export type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/** Names of entries whose value another entry has too. */
export type Duplicates<T> = {
  [K in keyof T]: { [J in Exclude<keyof T, K>]: T[J] extends T[K] ? J : never }[Exclude<keyof T, K>];
}[keyof T];

/** The parts of a type that JSON cannot represent. */
export type NotJson<T> = T extends ((...values: never) => unknown) | Date | bigint | symbol
  ? T
  : T extends object
    ? { [K in keyof T]-?: NotJson<T[K]> }[T extends readonly unknown[] ? number & keyof T : keyof T]
    : never;

import { memberLines } from './member-lines.ts';

test('each member is a line, and the last one looks like all others', () => {
  const lines = memberLines(`import type { B } from './b';
export interface A {
    readonly b?: B;
    readonly c: {
        readonly d: 'x' | 'y';
    };
}
`);
  expect(lines).toBe(`export interface A {
  readonly b?: B
  readonly c: {
    readonly d: 'x' | 'y'
  }
}`);
});

test('each member of a union or a list of constants is a line', () => {
  const lines = memberLines(`export type Code = 'a' | 'b';
export type Result<T> = {
    readonly ok: true;
} | T;
export declare const NAMES: readonly ["a", "b"];
export declare const ROW: {
    readonly widths: readonly [1, 2];
};
`);
  expect(lines).toBe(`export type Code =
  | 'a'
  | 'b'

export type Result<T> =
  | {
    readonly ok: true
  }
  | T

export declare const NAMES: readonly [
  "a",
  "b",
]

export declare const ROW: {
  readonly widths: readonly [1, 2]
}`);
});

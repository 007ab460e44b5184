import { memberLines } from './member-lines.ts';

test('a member is a line, and the last one looks like all others', () => {
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

test('unions and lists of constants have a line for each of theirs', () => {
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

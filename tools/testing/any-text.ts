import { array, constantFrom, integer, oneof, type Arbitrary, type ArrayConstraints } from 'fast-check';

/** Code points that a text cannot hold alone: halves of a pair. */
const HALVES = { first: 0xd800, last: 0xdfff } as const;

/**
 * Texts of any characters, every other of them one that people type; `maxLength` counts characters. What fast-check has
 * for this (`unit: 'binary'`) lists all of Unicode first: a second of work in every test file.
 */
export function anyText(constraints: ArrayConstraints = {}): Arbitrary<string> {
  const typed = integer({ min: 0, max: 0x7f });
  const any = oneof(
    integer({ min: 0, max: HALVES.first - 1 }),
    integer({ min: HALVES.last + 1, max: 0x10ffff }),
    constantFrom(0x200d, 0xfe0f, 0x0301, 0x202e),
  );
  return array(oneof(typed, any), constraints).map((points) =>
    points.map((point) => String.fromCodePoint(point)).join(''),
  );
}

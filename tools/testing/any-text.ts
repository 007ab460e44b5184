import { array, constantFrom, integer, oneof, type Arbitrary, type ArrayConstraints } from 'fast-check';

/** Surrogates, which a text cannot contain alone. */
const HALVES = { first: 0xd800, last: 0xdfff } as const;

/**
 * Texts of any characters, half of them common. fast-check's own take a second in every test file, to list all of
 * Unicode.
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

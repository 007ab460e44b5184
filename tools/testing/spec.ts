import { isWithoutLongTests } from './proof';

/**
 * A test that proves requirements: the ids stand first in its name, where the reporter finds them.
 *
 * @param timeoutMs the longest it may take; jest's own limit when left out
 */
export function spec(
  ids: string | readonly string[],
  name: string,
  run: (() => void) | (() => Promise<void>),
  timeoutMs?: number,
): void {
  test(`${[ids].flat().join(', ')}: ${name}`, run, timeoutMs);
}

/**
 * Tests that `npm test` leaves to `npm run prove` (decision 83), in a file that has others too: `long.spec('CART-12', …)`,
 * `long.test(…)`. A file that has no others is named for it: `*.long.e2e.ts`, `*.long.test.ts`.
 */
export const long = isWithoutLongTests ? { spec: () => undefined, test: () => undefined } : { spec, test };

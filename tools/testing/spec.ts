import { isWithoutLongTests } from './proof';

/** A test that proves requirements: its title begins with their ids, which the reporter reads. */
export function spec(
  ids: string | readonly string[],
  name: string,
  run: (() => void) | (() => Promise<void>),
  timeoutMs?: number,
): void {
  test(`${[ids].flat().join(', ')}: ${name}`, run, timeoutMs);
}

/**
 * Tests that only `npm run prove` runs (decision 83), in a file with others: `long.spec('CART-12', …)`. Files of long
 * tests only are named `*.long.e2e.ts` or `*.long.test.ts`.
 */
export const long = isWithoutLongTests ? { spec: () => undefined, test: () => undefined } : { spec, test };

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

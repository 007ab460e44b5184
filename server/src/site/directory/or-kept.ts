import { isUnavailable } from '../../platform/schema/is-unavailable';
import type { Loaded } from '../../platform/schema/outage';

/** The loaded value; if the database is unavailable and nothing was loaded before, the fallback. */
export async function orKept<T>(
  loading: Promise<Loaded<T>>,
  kept: () => Promise<NonNullable<T> | undefined> | undefined,
): Promise<Loaded<T>> {
  try {
    return await loading;
  } catch (error) {
    const value = isUnavailable(error) ? await kept() : undefined;
    if (value === undefined) throw error;
    return { value, isStale: true };
  }
}

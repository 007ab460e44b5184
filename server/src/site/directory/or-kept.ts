import { isUnavailable } from '../../platform/schema/is-unavailable';
import type { Loaded } from '../../platform/schema/outage';

/** What was loaded; where the database is away and nothing was loaded before, what somebody has kept, if there is such. */
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

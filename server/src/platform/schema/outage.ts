import { isUnavailable } from './is-unavailable';

/** A loaded value; `isStale` if it is an earlier one because the database did not answer. */
export interface Loaded<T> {
  readonly value: T;
  readonly isStale: boolean;
}

/** Whether the database answers, and a fallback to earlier values if not. */
export interface Outage {
  /** True from a query without an answer until the next answer. */
  readonly isOn: boolean;
  /** Number of past outages. Values computed during one may be based on stale data. */
  readonly ended: number;
  /** Increases when an outage begins and when it ends. */
  readonly turns: number;
  begin(): void;
  end(): void;
  /**
   * Loads from the database. After three seconds, or at once during an outage, returns `last` instead. Rejects without
   * `last`, and for every other failure.
   */
  load<T>(load: () => Promise<T>, last?: { readonly value: T }): Promise<Loaded<T>>;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
const PATIENCE_MS = 3000;

/** Creates a state in which the database answers. */
export function createOutage(): Outage {
  let [isOn, ended, turns, pauseMs, retryAtMs] = [false, 0, 0, FIRST_PAUSE_MS, 0];
  const begin = () => {
    if (!isOn) turns += 1;
    isOn = true;
  };
  const end = () => {
    if (!isOn) return;
    [isOn, pauseMs, retryAtMs] = [false, FIRST_PAUSE_MS, 0];
    ended += 1;
    turns += 1;
  };
  const attempt = async <T>(load: () => Promise<T>): Promise<T> => {
    if (isOn) {
      retryAtMs = performance.now() + pauseMs;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
    return load();
  };
  return {
    get isOn() {
      return isOn;
    },
    get ended() {
      return ended;
    },
    get turns() {
      return turns;
    },
    begin,
    end,
    async load(load, last) {
      if (!last) return { value: await attempt(load), isStale: false };
      const stale = { value: last.value, isStale: true };
      if (isOn) {
        // The connection reports whether this succeeded.
        if (performance.now() >= retryAtMs) void attempt(load).catch(() => undefined);
        return stale;
      }
      const loading = attempt(load).then(
        (value) => ({ value, isStale: false }),
        (error: unknown) => (isUnavailable(error) ? stale : Promise.reject(error)),
      );
      return orAfter(PATIENCE_MS, loading, () => {
        begin();
        return stale;
      });
    },
  };
}

/** The result of the work, or `otherwise()` after that many milliseconds. */
async function orAfter<T>(ms: number, work: Promise<T>, otherwise: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

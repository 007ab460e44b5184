import { isUnavailable } from './is-unavailable';

/** What was asked for; `isStale` where it is what was loaded before, since the database did not answer. */
export interface Loaded<T> {
  readonly value: T;
  readonly isStale: boolean;
}

/** Whether the database answers, as far as queries have shown, and what stands in for what it does not answer. */
export interface Outage {
  /** True from a query that the database did not answer until one that it did. */
  readonly isOn: boolean;
  /** Outages that are over. What was made during one may be made of old data. */
  readonly ended: number;
  /** Grows when an outage begins and when it ends. */
  readonly turns: number;
  /** The database has not answered. */
  begin(): void;
  /** The database has answered. */
  end(): void;
  /**
   * Loads from the database. Where it is away, or silent for three seconds, gives what was loaded last; rejects where there is
   * nothing such, and for every other failure. While it is away nobody waits, and it is tried again with growing pauses.
   */
  load<T>(load: () => Promise<T>, last?: { readonly value: T }): Promise<Loaded<T>>;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
const PATIENCE_MS = 3000;

/** Begins with a database that answers. */
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
        // Whether it has answered is heard from the connection.
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

/** What the work comes to, or something else where that takes longer than so many milliseconds. */
async function orAfter<T>(ms: number, work: Promise<T>, otherwise: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

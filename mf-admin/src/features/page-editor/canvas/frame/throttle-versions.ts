/** How a block's newest state is asked for. */
interface Asked {
  /** Counts requests for this block; the newest one's answer is shown last. */
  version: number;
  shown: number;
  startedAtMs: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

export interface Throttle {
  request(id: string): void;
  stop(): void;
}

export interface ThrottledAnswer {
  /** Takes the answer's turn to be shown; false if a later one was. */
  claim(): boolean;
  /** True if no later answer is on its way. */
  isNewest(): boolean;
}

export interface ThrottleOptions {
  readonly work: (id: string, answer: ThrottledAnswer) => void;
  readonly intervalMs: number;
  readonly now: () => number;
}

/** Starts work for an id at once, and then at most once in an interval; the last request is always worked on. */
export function createThrottle({ work, intervalMs, now }: ThrottleOptions): Throttle {
  const asked = new Map<string, Asked>();
  const start = (id: string, state: Asked): void => {
    state.timer = undefined;
    state.startedAtMs = now();
    state.version += 1;
    const { version } = state;
    work(id, {
      claim: () => {
        if (version < state.shown) return false;
        state.shown = version;
        return true;
      },
      isNewest: () => version === state.version && state.timer === undefined,
    });
  };
  return {
    request(id) {
      const state = asked.get(id) ?? { version: 0, shown: 0, startedAtMs: -Infinity };
      asked.set(id, state);
      if (state.timer !== undefined) return;
      const waitMs = state.startedAtMs + intervalMs - now();
      if (waitMs <= 0) start(id, state);
      else state.timer = setTimeout(() => start(id, state), waitMs);
    },
    stop() {
      for (const { timer } of asked.values()) clearTimeout(timer);
      asked.clear();
    },
  };
}

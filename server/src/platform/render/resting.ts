import { steadyNowMs } from './steady-clock';

/** Keys left alone for a while. */
export interface Resting {
  add(key: string): void;
  has(key: string): boolean;
}

/** What used up its time rests this long, so that one fault does not slow every page. */
const REST_MS = 10_000;

/** Remembers what must rest. */
export function createResting(): Resting {
  const untilMs = new Map<string, number>();
  return {
    add: (key) => void untilMs.set(key, steadyNowMs() + REST_MS),
    has: (key) => (untilMs.get(key) ?? 0) > steadyNowMs(),
  };
}

import { steadyNowMs } from './steady-clock';

export interface Resting {
  add(key: string): void;
  has(key: string): boolean;
}

/** A view that exceeded its time is skipped this long, so that it does not slow down every page. */
const REST_MS = 10_000;

export function createResting(): Resting {
  const untilMs = new Map<string, number>();
  return {
    add: (key) => void untilMs.set(key, steadyNowMs() + REST_MS),
    has: (key) => (untilMs.get(key) ?? 0) > steadyNowMs(),
  };
}

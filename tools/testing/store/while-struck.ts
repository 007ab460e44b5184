import { setTimeout as pause } from 'node:timers/promises';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import type { ScheduledStrike } from './kill-schedule';
import type { KilledServer } from './killed-store';

export type OnSend = (path: string) => void;

export interface Struck {
  readonly store: Pick<KilledServer, 'strike'>;
  readonly strikes: readonly ScheduledStrike[];
  /** Path of the requests that are counted; those of orders if absent. */
  readonly counted?: string;
  readonly afterEach?: () => Promise<void>;
}

/** Runs work while the scheduled failures happen; returns how many happened, and the result. */
export async function whileStruck<T>(
  { store, strikes, counted = CHECKOUT_CALLS.placeOrder.path, afterEach }: Struck,
  work: (onSend: OnSend) => Promise<T>,
): Promise<{ readonly happened: number; readonly done: T }> {
  let sent = 0;
  let isOver = false;
  const onSend: OnSend = (path) => {
    if (path === counted) sent += 1;
  };
  const follow = async () => {
    for (const [index, { strike, afterCalls, delayMs }] of strikes.entries()) {
      const until = sent + afterCalls;
      while (sent < until && !isOver) await pause(1);
      if (sent < until) return index;
      await pause(delayMs);
      await store.strike(strike);
      await afterEach?.();
    }
    return strikes.length;
  };
  const [happened, done] = await Promise.all([follow(), work(onSend).finally(() => (isOver = true))]);
  return { happened, done };
}

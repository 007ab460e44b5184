import { setTimeout as pause } from 'node:timers/promises';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import type { ScheduledStrike } from './kill-schedule';
import type { KilledStore } from './killed-store';

export type OnSend = (path: string) => void;

export interface Struck {
  readonly store: Pick<KilledStore, 'strike'>;
  readonly strikes: readonly ScheduledStrike[];
  readonly afterEach?: () => Promise<void>;
}

/** Runs work while the scheduled failures happen; returns how many happened, and the result. */
export async function whileStruck<T>(
  { store, strikes, afterEach }: Struck,
  work: (onSend: OnSend) => Promise<T>,
): Promise<{ readonly happened: number; readonly done: T }> {
  let sent = 0;
  let isOver = false;
  const onSend: OnSend = (path) => {
    if (path === CHECKOUT_CALLS.placeOrder.path) sent += 1;
  };
  const follow = async () => {
    for (const [index, { strike, afterOrders, delayMs }] of strikes.entries()) {
      const until = sent + afterOrders;
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

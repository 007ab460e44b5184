import { sweepCarts } from '../commerce/cart/sweep-carts';
import type { Services } from '../http/services';
import { sweepSessions } from '../site/session/session-rows';
import { repeatedly, type RepeatedWork } from './repeatedly';

const HOUR_MS = 3_600_000;

type Job = Pick<RepeatedWork, 'what' | 'everyMs'> & {
  readonly run: (services: Pick<Services, 'db'>) => Promise<unknown>;
};

/** What every instance does beside answering. */
const JOBS: readonly Job[] = [
  { what: 'sweeping old carts', everyMs: HOUR_MS, run: ({ db }) => sweepCarts(db) },
  { what: 'sweeping ended sessions', everyMs: HOUR_MS, run: ({ db }) => sweepSessions(db) },
];

/** Starts all jobs; `close()` waits for what is under way. */
export function startJobs(services: Pick<Services, 'db'>, log: RepeatedWork['log']): { close(): Promise<void> } {
  const started = JOBS.map((job) => repeatedly({ ...job, run: () => job.run(services), log }));
  return { close: async () => void (await Promise.all(started.map((job) => job.close()))) };
}

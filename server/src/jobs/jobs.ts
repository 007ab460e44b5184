import { sweepCartWrites } from '../commerce/cart/sweep-cart-writes';
import { sweepCarts } from '../commerce/cart/sweep-carts';
import { releaseUnpaidOrders } from '../commerce/order-hold/release-unpaid-orders';
import { sweepLookupRequests } from '../commerce/order-lookup/lookup-request.store';
import { writeLookupLetters } from '../commerce/order-lookup/write-lookup-letters';
import { writeReviewLetters } from '../commerce/review/write-review-letters';
import { renewSubscriptions } from '../commerce/subscription/renew-subscriptions';
import { sweepResetRequests } from '../config/forgotten-password/reset-request.store';
import { writeResetLetters } from '../config/forgotten-password/write-reset-letters';
import { sweepResets } from '../config/new-password/reset-token.store';
import { sweepStockWrites } from '../config/products/sweep-stock-writes';
import { sweepRateWindows } from '../http/rate-limit';
import { sendLetters, type LetterServices } from '../mail/send-letters';
import { sweepLetters } from '../mail/outbox.store';
import type { ObjectStore } from '../objects/object-store';
import type { SiteDirectory } from '../site/directory/site-directory';
import { sweepDeploys } from '../site/deploy/sweep-deploys';
import type { Registry } from '../site/registry/registry';
import { sweepSessions } from '../site/session/session-rows';
import type { createSnapshotWriter } from '../site/snapshot/write-snapshots';
import { sweepUploads } from '../site/upload/sweep-uploads';
import { keepPartitions } from '../telemetry/records/record-partitions';
import { repeatedly, type RepeatedWork } from './repeatedly';

const HOUR_MS = 3_600_000;
/** Who waits for a letter looks for it at once. */
const LETTERS_EVERY_MS = 2000;
/** Nobody waits for one that asks for a review. */
const REQUESTS_EVERY_MS = 60_000;
/** They are due on a day. */
const RENEWALS_EVERY_MS = 60_000;
/** Others wait for what unpaid orders reserve. */
const RELEASES_EVERY_MS = 15_000;
/** Some two hundred files: in a bucket each is a request. What is at hand runs whatever becomes of them. */
const FILES_EVERY_MS = 600_000;
/** What changed within the last half minute a server that starts without the database does not know. */
const SNAPSHOTS_EVERY_MS = 30_000;

/** What jobs work with. */
interface JobServices extends LetterServices {
  readonly objects: ObjectStore;
  readonly registry: Pick<Registry, 'recheck' | 'record'>;
  readonly sites: Pick<SiteDirectory, 'byId' | 'inMemory'>;
  readonly writeSnapshots: ReturnType<typeof createSnapshotWriter>;
}

type Job = Pick<RepeatedWork, 'what' | 'everyMs'> & {
  readonly run: (services: JobServices) => Promise<unknown>;
};

/** What every instance does beside answering. */
const JOBS: readonly Job[] = [
  { what: 'writing letters for new passwords', everyMs: LETTERS_EVERY_MS, run: ({ db }) => writeResetLetters(db) },
  { what: 'writing letters with links to orders', everyMs: LETTERS_EVERY_MS, run: ({ db }) => writeLookupLetters(db) },
  { what: 'writing letters that ask for reviews', everyMs: REQUESTS_EVERY_MS, run: ({ db }) => writeReviewLetters(db) },
  { what: 'making the orders of subscriptions', everyMs: RENEWALS_EVERY_MS, run: renewSubscriptions },
  { what: 'releasing unpaid orders', everyMs: RELEASES_EVERY_MS, run: releaseUnpaidOrders },
  { what: 'sending letters', everyMs: LETTERS_EVERY_MS, run: sendLetters },
  { what: 'sweeping old carts', everyMs: HOUR_MS, run: ({ db }) => sweepCarts(db) },
  { what: 'sweeping old changes of carts', everyMs: HOUR_MS, run: ({ db }) => sweepCartWrites(db) },
  { what: 'sweeping old changes of stocks', everyMs: HOUR_MS, run: ({ db }) => sweepStockWrites(db) },
  { what: 'sweeping ended windows of limits', everyMs: HOUR_MS, run: ({ db }) => sweepRateWindows(db) },
  { what: 'sweeping ended sessions', everyMs: HOUR_MS, run: ({ db }) => sweepSessions(db) },
  { what: 'sweeping letters', everyMs: HOUR_MS, run: ({ db }) => sweepLetters(db) },
  { what: 'sweeping unanswered requests for new passwords', everyMs: HOUR_MS, run: ({ db }) => sweepResetRequests(db) },
  { what: 'sweeping unanswered requests for orders', everyMs: HOUR_MS, run: ({ db }) => sweepLookupRequests(db) },
  { what: 'sweeping links to new passwords', everyMs: HOUR_MS, run: ({ db }) => sweepResets(db) },
  { what: 'sweeping pictures that nothing shows', everyMs: HOUR_MS, run: sweepUploads },
  { what: 'sweeping deploys that nobody finishes', everyMs: HOUR_MS, run: sweepDeploys },
  { what: 'looking at the files of live versions', everyMs: FILES_EVERY_MS, run: ({ registry }) => registry.recheck() },
  {
    what: 'keeping what pages are made from',
    everyMs: SNAPSHOTS_EVERY_MS,
    run: ({ writeSnapshots, ...sources }) => writeSnapshots(sources),
  },
  { what: 'keeping the days of telemetry', everyMs: HOUR_MS, run: ({ db }) => keepPartitions(db) },
];

/** Starts all jobs; `close()` waits for what is under way. */
export function startJobs(services: JobServices): { close(): Promise<void> } {
  const { log } = services;
  const started = JOBS.map((job) => repeatedly({ ...job, run: () => job.run(services), log }));
  return { close: async () => void (await Promise.all(started.map((job) => job.close()))) };
}

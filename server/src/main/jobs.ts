import { followCardPayments } from '../commerce/card-payment/follow-card-payments';
import { sweepCartWrites, sweepCarts } from '../commerce/cart/write/sweep-carts';
import { releaseUnpaidOrders } from '../commerce/order-hold/release-unpaid-orders';
import { sweepLookupRequests } from '../commerce/order-lookup/lookup-request.store';
import { writeLookupEmails } from '../commerce/order-lookup/write-lookup-emails';
import { writeReviewEmails } from '../commerce/review/write-review-emails';
import { pollEvents } from '../commerce/stripe-event/poll-events';
import { renewSubscriptions } from '../commerce/subscription/renew-subscriptions';
import { sweepDeletedSubmissions } from '../forms/deleted-submission/deleted-submission.store';
import { sweepFormUploads } from '../forms/form-upload/sweep-form-uploads';
import { sweepListDeliveries } from '../forms/list-connector/list-delivery.store';
import { sendListChanges } from '../forms/list-connector/send-list-changes';
import { sweepQuarantine } from '../forms/spam/quarantine.store';
import { noteEmails } from '../forms/submission-steps/submission-step.store';
import { sendWebhooks } from '../forms/webhook/send-webhooks';
import { checkDomains } from '../site/domain/check-domains';
import { emptyBin } from '../site/page-publish/bin';
import { publishDuePages } from '../site/page-publish/publish-due-pages';
import { sweepPageChanges } from '../site/page-draft/sweep-page-changes';
import { sweepPreviewLinks } from '../site/page-draft/preview-link.store';
import { sweepResetRequests } from '../site/password-reset/reset-request.store';
import { sweepEmailChanges } from '../admin/account/email-change.store';
import { sweepPending } from '../admin/second-step/pending-sign-in.store';
import { sweepChallenges } from '../admin/two-step/passkey-challenge.store';
import { writeResetEmails } from '../admin/forgotten-password/write-reset-emails';
import { sweepResets } from '../site/password-reset/reset-token.store';
import { sweepStockWrites } from '../admin/products/sweep-stock-writes';
import { sweepSubmissions } from '../admin/submissions/retention/sweep-submissions';
import type { Config } from '../platform/environment/config';
import { sweepRateWindows } from '../platform/http/rate-limit';
import { sendEmails, type EmailServices } from '../platform/mail/send-emails';
import { sweepEmails } from '../platform/mail/outbox.store';
import type { StreamingStore } from '../platform/objects/object-store';
import type { SiteDirectory } from '../site/directory/site-directory';
import { sweepDeploys } from '../site/deploy/sweep-deploys';
import type { Registry } from '../site/registry/registry';
import type { Signing } from '../site/registry/signing';
import { makeRenditions } from '../site/image/make-renditions';
import type { ResizedPictures } from '../site/image/resized-pictures';
import { sweepFileUploads } from '../site/library/file-upload.store';
import { processUploads } from '../site/library/process-uploads';
import { sweepSessions } from '../site/session/session-rows';
import type { createSnapshotWriter } from '../site/snapshot/write-snapshots';
import type { PictureUploads } from '../site/upload/picture-uploads';
import { sweepUploads } from '../site/upload/sweep-uploads';
import { keepPartitions } from '../telemetry/records/record-partitions';
import { repeatedly, type RepeatedWork } from '../platform/jobs/repeatedly';

const HOUR_MS = 3_600_000;
/** Short, because people wait for these emails. */
const EMAILS_EVERY_MS = 2000;
/** Short, because programs of owners answer visitors. */
const WEBHOOKS_EVERY_MS = 2000;
/** Short, because a subscriber may be promised something by the first email. */
const LISTS_EVERY_MS = 2000;
/** Long, because nobody waits for a review request. */
const REQUESTS_EVERY_MS = 60_000;
/** Long, because renewals are due on a day. */
const RENEWALS_EVERY_MS = 60_000;
/** Short, because buyers and owners wait for their money. */
const CARD_PAYMENTS_EVERY_MS = 15_000;
/** Short, because other buyers wait for the stock that unpaid orders reserve. */
const RELEASES_EVERY_MS = 15_000;
/** Short, because owners announce the moment of a scheduled page. */
const SCHEDULES_EVERY_MS = 2000;
/** Short, because visitors of a new picture should not wait for it. */
const RENDITIONS_EVERY_MS = 2000;
/** Short, because an owner waits for a domain that was just added. */
const DOMAINS_EVERY_MS = 5000;
/** Short, because an owner waits for each file. */
const FILE_UPLOADS_EVERY_MS = 1000;
/** Long, because the check reads some two hundred files, each a request to the bucket. */
const FILES_EVERY_MS = 600_000;
/** A server that starts without the database lacks the changes since the last snapshot. */
const SNAPSHOTS_EVERY_MS = 30_000;

interface JobServices extends EmailServices {
  readonly config: Config;
  readonly objects: StreamingStore;
  readonly pictures: ResizedPictures;
  readonly registry: Pick<Registry, 'recheck' | 'record'>;
  readonly signing: Signing;
  readonly sites: Pick<SiteDirectory, 'byId' | 'inMemory' | 'invalidate'>;
  readonly uploads: PictureUploads;
  readonly writeSnapshots: ReturnType<typeof createSnapshotWriter>;
}

type Job = Pick<RepeatedWork, 'what' | 'everyMs'> & {
  readonly run: (services: JobServices, closing: AbortSignal) => Promise<unknown>;
};

const JOBS: readonly Job[] = [
  { what: 'writing password emails', everyMs: EMAILS_EVERY_MS, run: ({ db }) => writeResetEmails(db) },
  { what: 'writing emails with links to orders', everyMs: EMAILS_EVERY_MS, run: ({ db }) => writeLookupEmails(db) },
  { what: 'writing review request emails', everyMs: REQUESTS_EVERY_MS, run: ({ db }) => writeReviewEmails(db) },
  { what: 'creating the orders of subscriptions', everyMs: RENEWALS_EVERY_MS, run: renewSubscriptions },
  { what: 'releasing unpaid orders', everyMs: RELEASES_EVERY_MS, run: releaseUnpaidOrders },
  { what: 'following card payments', everyMs: CARD_PAYMENTS_EVERY_MS, run: followCardPayments },
  { what: 'polling events of Stripe', everyMs: CARD_PAYMENTS_EVERY_MS, run: pollEvents },
  { what: 'sending emails', everyMs: EMAILS_EVERY_MS, run: sendEmails },
  { what: 'noting the emails of submissions', everyMs: EMAILS_EVERY_MS, run: ({ db }) => noteEmails(db) },
  { what: 'posting submissions to webhooks', everyMs: WEBHOOKS_EVERY_MS, run: sendWebhooks },
  { what: 'sending changes of mailing lists', everyMs: LISTS_EVERY_MS, run: sendListChanges },
  { what: 'deleting old carts', everyMs: HOUR_MS, run: ({ db }) => sweepCarts(db) },
  { what: 'deleting old cart changes', everyMs: HOUR_MS, run: ({ db }) => sweepCartWrites(db) },
  { what: 'deleting old stock changes', everyMs: HOUR_MS, run: ({ db }) => sweepStockWrites(db) },
  { what: 'deleting old form submissions', everyMs: HOUR_MS, run: ({ db }) => sweepSubmissions(db) },
  { what: 'forgetting deleted form submissions', everyMs: HOUR_MS, run: ({ db }) => sweepDeletedSubmissions(db) },
  { what: 'deleting unsent files of forms', everyMs: HOUR_MS, run: ({ db }) => sweepFormUploads(db) },
  { what: 'deleting old quarantined submissions', everyMs: HOUR_MS, run: ({ db }) => sweepQuarantine(db) },
  { what: 'deleting old changes of mailing lists', everyMs: HOUR_MS, run: ({ db }) => sweepListDeliveries(db) },
  { what: 'deleting expired rate limits', everyMs: HOUR_MS, run: ({ db }) => sweepRateWindows(db) },
  { what: 'deleting expired sessions', everyMs: HOUR_MS, run: ({ db }) => sweepSessions(db) },
  { what: 'deleting old emails', everyMs: HOUR_MS, run: ({ db }) => sweepEmails(db) },
  { what: 'deleting unanswered password requests', everyMs: HOUR_MS, run: ({ db }) => sweepResetRequests(db) },
  { what: 'deleting unanswered order requests', everyMs: HOUR_MS, run: ({ db }) => sweepLookupRequests(db) },
  { what: 'deleting expired password links', everyMs: HOUR_MS, run: ({ db }) => sweepResets(db) },
  { what: 'publishing scheduled pages', everyMs: SCHEDULES_EVERY_MS, run: publishDuePages },
  { what: 'deleting pages in the bin', everyMs: HOUR_MS, run: ({ db }) => emptyBin(db) },
  { what: 'deleting old changes of pages', everyMs: HOUR_MS, run: ({ db }) => sweepPageChanges(db) },
  { what: 'deleting expired preview links', everyMs: HOUR_MS, run: ({ db }) => sweepPreviewLinks(db) },
  { what: 'deleting unfinished sign-ins', everyMs: HOUR_MS, run: ({ db }) => sweepPending(db) },
  { what: 'deleting unanswered passkey challenges', everyMs: HOUR_MS, run: ({ db }) => sweepChallenges(db) },
  { what: 'deleting unconfirmed email changes', everyMs: HOUR_MS, run: ({ db }) => sweepEmailChanges(db) },
  { what: 'checking domains', everyMs: DOMAINS_EVERY_MS, run: checkDomains },
  { what: 'making renditions', everyMs: RENDITIONS_EVERY_MS, run: makeRenditions },
  { what: 'processing uploaded files', everyMs: FILE_UPLOADS_EVERY_MS, run: processUploads },
  { what: 'deleting unfinished uploads', everyMs: HOUR_MS, run: ({ db }) => sweepFileUploads(db) },
  { what: 'emptying the bin', everyMs: HOUR_MS, run: sweepUploads },
  { what: 'deleting unfinished deploys', everyMs: HOUR_MS, run: sweepDeploys },
  { what: 'checking the files of live versions', everyMs: FILES_EVERY_MS, run: ({ registry }) => registry.recheck() },
  {
    what: 'saving the page snapshot',
    everyMs: SNAPSHOTS_EVERY_MS,
    run: ({ writeSnapshots, ...sources }) => writeSnapshots(sources),
  },
  { what: 'maintaining the telemetry days', everyMs: HOUR_MS, run: ({ db }) => keepPartitions(db) },
];

/** Starts all jobs that this server runs; `close()` waits for those that are running. */
export function startJobs(services: JobServices): { close(): Promise<void> } {
  const { config, log } = services;
  const jobs = config.runsJobs === false ? [] : JOBS;
  const started = jobs.map((job) => repeatedly({ ...job, run: (closing) => job.run(services, closing), log }));
  return { close: async () => void (await Promise.all(started.map((job) => job.close()))) };
}

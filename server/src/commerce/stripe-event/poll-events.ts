import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { FollowServices } from '../card-payment/follow-card-payments';
import { connectedAccount } from '../card-payment/connected-account';
import { stripeFailure } from '../card-payment/stripe-client';
import { followEvent } from './follow-event';
import { MONEY_EVENTS } from './stripe-events';

/** Maximum per run. */
const MOST = 50;
/** Between polls of an account without a webhook. */
const WITHOUT_WEBHOOK_SECONDS = 60;
/** With a webhook, whose calls may be lost while the server is away for days. */
const WITH_WEBHOOK_SECONDS = 3600;
/** Clocks differ, and an event may be listed a little later than it was created. */
const OVERLAP_SECONDS = 600;
/** Stripe keeps events that long. */
const KEPT_SECONDS = 30 * 86_400;
/** The most of one answer. */
const PER_PAGE = 100;

/**
 * Polls each connected account of Stripe for refunds and disputes since the last poll. Rows are claimed, so that one server
 * polls; after a failure the next poll covers the same time again.
 */
export async function pollEvents(services: FollowServices): Promise<void> {
  const failures: unknown[] = [];
  for (const claimed of await claimAccounts(services.db))
    await poll(services, claimed).catch((error: unknown) =>
      failed(services, claimed, error).catch((other: unknown) => void failures.push(other)),
    );
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be polled.`);
}

interface ClaimedAccount {
  readonly siteId: string;
  readonly accountId: string;
  /** Until when its events are known; null before the first poll. */
  readonly polledUntil: Date | null;
  /** The time of the claim. */
  readonly now: Date;
}

function claimAccounts(db: Database): Promise<ClaimedAccount[]> {
  return db
    .updateTable('stripe_account')
    .set({
      poll_at: pollIn(
        sql`case when webhook_secret is null then ${WITHOUT_WEBHOOK_SECONDS}::int else ${WITH_WEBHOOK_SECONDS}::int end`,
      ),
    })
    .where('site_id', 'in', (query) =>
      query
        .selectFrom('stripe_account')
        .select('site_id')
        .where('poll_at', '<=', sql<Date>`now()`)
        .orderBy('poll_at')
        .limit(MOST)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'site_id as siteId',
      'account_id as accountId',
      'polled_until as polledUntil',
      sql<Date>`now()`.as('now'),
    ])
    .execute();
}

function pollIn(seconds: RawBuilder<unknown>) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}

async function poll(services: FollowServices, { siteId, accountId, polledUntil, now }: ClaimedAccount): Promise<void> {
  const { db, sites } = services;
  const site = (await sites.byId(siteId))?.siteLocaleIn(undefined);
  const connected = await connectedAccount(services, siteId);
  // A key that can no longer be read is entered anew by its owner.
  if (!site || connected?.account.id !== accountId) return;
  const { stripe } = connected;
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const gte = polledUntil ? Math.floor(polledUntil.getTime() / 1000) - OVERLAP_SECONDS : nowSeconds - KEPT_SECONDS;
  for await (const event of stripe.events.list({ types: [...MONEY_EVENTS], created: { gte }, limit: PER_PAGE }))
    await followEvent(db, { site, stripe, event });
  await db
    .updateTable('stripe_account')
    .set({ polled_until: now })
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .execute();
}

async function failed({ db, log }: FollowServices, { siteId }: ClaimedAccount, error: unknown): Promise<void> {
  const { isKeyRefused, message } = await stripeFailure(error);
  // A restricted key may lack the permission to list events.
  if (isKeyRefused) {
    const later = { poll_at: pollIn(sql`${WITH_WEBHOOK_SECONDS}::int`) };
    await db.updateTable('stripe_account').set(later).where('site_id', '=', siteId).execute();
  }
  log.warn({ siteId, reason: message }, 'events of Stripe could not be polled');
}

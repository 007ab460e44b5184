import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { FollowServices } from '../card-payment/follow-card-payments';
import { connectedAccount } from '../card-payment/connected-account';
import { stripeFailure } from '../card-payment/stripe-client';
import { followEvent } from './follow-event';
import { MONEY_EVENTS } from './stripe-events';

/** Maximum per run. */
const MOST = 50;
/** Where Stripe cannot call the site. */
const UNTOLD_SECONDS = 60;
/** Where Stripe calls: its calls may be lost, as while the server is away for days. */
const TOLD_SECONDS = 3600;
/** Clocks differ, and an event may be listed a little later than it was created. */
const OVERLAP_SECONDS = 600;
/** Stripe keeps events that long. */
const KEPT_SECONDS = 30 * 86_400;
/** The most of one answer. */
const PER_PAGE = 100;

/**
 * Asks each connected account of Stripe what has happened to money since it was last asked. Rows are claimed, so that one
 * server asks; after a failure the next run asks for the same time again.
 */
export async function askForEvents(services: FollowServices): Promise<void> {
  const failures: unknown[] = [];
  for (const claimed of await claimAccounts(services.db))
    await ask(services, claimed).catch((error: unknown) =>
      failed(services, claimed, error).catch((other: unknown) => void failures.push(other)),
    );
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be asked.`);
}

interface ClaimedAccount {
  readonly siteId: string;
  readonly accountId: string;
  /** Until when its events are known; null if it was never asked. */
  readonly askedUntil: Date | null;
  /** The time of the claim. */
  readonly now: Date;
}

function claimAccounts(db: Database): Promise<ClaimedAccount[]> {
  return db
    .updateTable('stripe_account')
    .set({
      ask_at: askIn(sql`case when webhook_secret is null then ${UNTOLD_SECONDS}::int else ${TOLD_SECONDS}::int end`),
    })
    .where('site_id', 'in', (query) =>
      query
        .selectFrom('stripe_account')
        .select('site_id')
        .where('ask_at', '<=', sql<Date>`now()`)
        .orderBy('ask_at')
        .limit(MOST)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'site_id as siteId',
      'account_id as accountId',
      'asked_until as askedUntil',
      sql<Date>`now()`.as('now'),
    ])
    .execute();
}

function askIn(seconds: RawBuilder<unknown>) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}

async function ask(services: FollowServices, { siteId, accountId, askedUntil, now }: ClaimedAccount): Promise<void> {
  const { db, sites } = services;
  const site = (await sites.byId(siteId))?.siteLocaleIn(undefined);
  const connected = await connectedAccount(services, siteId);
  // A key that can no longer be read is entered anew by its owner.
  if (!site || connected?.account.id !== accountId) return;
  const { stripe } = connected;
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const gte = askedUntil ? Math.floor(askedUntil.getTime() / 1000) - OVERLAP_SECONDS : nowSeconds - KEPT_SECONDS;
  for await (const event of stripe.events.list({ types: [...MONEY_EVENTS], created: { gte }, limit: PER_PAGE }))
    await followEvent(db, { site, stripe, event });
  await db
    .updateTable('stripe_account')
    .set({ asked_until: now })
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .execute();
}

async function failed({ db, log }: FollowServices, { siteId }: ClaimedAccount, error: unknown): Promise<void> {
  const { isKeyRefused, message } = await stripeFailure(error);
  // A restricted key may never list events, and need not be tried each minute.
  if (isKeyRefused) {
    const later = { ask_at: askIn(sql`${TOLD_SECONDS}::int`) };
    await db.updateTable('stripe_account').set(later).where('site_id', '=', siteId).execute();
  }
  log.warn({ siteId, reason: message }, 'Stripe could not be asked for events');
}

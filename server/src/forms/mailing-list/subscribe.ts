import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { SubscriptionConsent } from '../../platform/schema/tables/forms.tables';
import { queueListChanges } from '../list-connector/queue-list-changes';
import { emailKey } from './email-key';
import { queueConfirmationEmail, queueWelcomeEmail, type RequestPlace } from './list-emails';

/** A repeated request within this time sends no further email: the first one is on its way. */
const SAME_REQUEST_MS = 600_000;

export interface SubscriptionRequest {
  readonly listId: string;
  /** As the visitor typed it. */
  readonly email: string;
  readonly consent: Omit<SubscriptionConsent, 'at'>;
  /** The browser's crumb. */
  readonly crumb: string | undefined;
}

export function browserHash(crumb: string): string {
  return hash('sha256', crumb);
}

/**
 * Puts an address on a list, or asks its owner by email: where the list requires it, and always after unsubscribing, so that
 * nobody else can undo that. Does nothing for a subscriber. False if the list no longer exists.
 */
export async function subscribe(
  trx: Database,
  { listId, email, consent, crumb }: SubscriptionRequest,
  place: RequestPlace,
): Promise<boolean> {
  const siteId = place.site.id;
  const list = await trx
    .selectFrom('mailing_list')
    .select(['id', 'name', 'requires_confirmation'])
    .where('id', '=', listId)
    .where('site_id', '=', siteId)
    // Keeps the list from being deleted meanwhile.
    .forKeyShare()
    .executeTakeFirst();
  if (!list) return false;
  await request(trx, { list, email, consent, crumb }, place);
  return true;
}

interface ListRequest extends Omit<SubscriptionRequest, 'listId'> {
  readonly list: { readonly id: string; readonly name: string; readonly requires_confirmation: boolean };
}

async function request(
  trx: Database,
  { list, email, consent, crumb }: ListRequest,
  place: RequestPlace,
): Promise<void> {
  const [siteId, listId] = [place.site.id, list.id];
  const now = new Date();
  const asked = {
    consent: JSON.stringify({ at: now.toISOString(), ...consent } satisfies SubscriptionConsent),
    browser_hash: crumb === undefined ? null : browserHash(crumb),
    requested_at: now,
  };
  const added = await trx
    .insertInto('list_subscriber')
    .values({ site_id: siteId, list_id: listId, email, email_key: emailKey(email), state: 'unconfirmed', ...asked })
    .onConflict((conflict) => conflict.columns(['list_id', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const known = await trx
    .selectFrom('list_subscriber')
    .selectAll()
    .where('list_id', '=', listId)
    .where('email_key', '=', emailKey(email))
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (known.state === 'subscribed') return;
  const subscriber = { id: known.id, email, list: list.name, requestedAt: now };
  const asksOwner = list.requires_confirmation || known.unsubscribed_at !== null;
  if (!asksOwner) {
    await update(trx, known.id, { ...asked, email, state: 'subscribed', confirmed_at: now });
    await queueListChanges(trx, { listId, status: 'subscribed', emails: [email] });
    return queueWelcomeEmail(trx, subscriber, place);
  }
  const isRepeated = !added && known.state === 'unconfirmed' && isRecent(known.requested_at, now);
  if (isRepeated) return update(trx, known.id, { browser_hash: asked.browser_hash });
  if (!added) await update(trx, known.id, { ...asked, email, state: 'unconfirmed' });
  await queueConfirmationEmail(trx, subscriber, place);
}

/** Sends an unconfirmed subscriber another email, unless one was requested minutes ago. */
export async function requestAgain(
  trx: Database,
  subscriberId: string,
  { crumb, ...place }: RequestPlace & { readonly crumb: string | undefined },
): Promise<'sent' | 'subscribed' | 'left' | 'unknown'> {
  const known = await trx
    .selectFrom('list_subscriber')
    .innerJoin('mailing_list', 'mailing_list.id', 'list_id')
    .select(['list_subscriber.id', 'email', 'state', 'requested_at', 'name'])
    .where('list_subscriber.id', '=', subscriberId)
    .where('list_subscriber.site_id', '=', place.site.id)
    .forUpdate('list_subscriber')
    .executeTakeFirst();
  if (!known) return 'unknown';
  if (known.state === 'unsubscribed') return 'left';
  if (known.state === 'subscribed') return 'subscribed';
  const now = new Date();
  if (isRecent(known.requested_at, now)) return 'sent';
  await update(trx, known.id, {
    requested_at: now,
    browser_hash: crumb === undefined ? null : browserHash(crumb),
  });
  await queueConfirmationEmail(trx, { id: known.id, email: known.email, list: known.name, requestedAt: now }, place);
  return 'sent';
}

interface Changes {
  readonly email?: string;
  readonly state?: 'unconfirmed' | 'subscribed';
  readonly consent?: string;
  readonly browser_hash: string | null;
  readonly requested_at?: Date;
  readonly confirmed_at?: Date;
}

async function update(trx: Database, id: string, changes: Changes): Promise<void> {
  await trx.updateTable('list_subscriber').set(changes).where('id', '=', id).execute();
}

function isRecent(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < SAME_REQUEST_MS;
}

/** Confirms a request, and welcomes the subscriber once; does nothing for anybody else. */
export async function confirm(trx: Database, subscriberId: string, place: RequestPlace): Promise<void> {
  const confirmed = await trx
    .updateTable('list_subscriber')
    .set({ state: 'subscribed', confirmed_at: sql<Date>`now()` })
    .where('id', '=', subscriberId)
    .where('site_id', '=', place.site.id)
    .where('state', '=', 'unconfirmed')
    .returning(['id', 'email', 'list_id'])
    .executeTakeFirst();
  if (!confirmed) return;
  await queueListChanges(trx, { listId: confirmed.list_id, status: 'subscribed', emails: [confirmed.email] });
  const { name } = await trx
    .selectFrom('mailing_list')
    .select('name')
    .where('id', '=', confirmed.list_id)
    .executeTakeFirstOrThrow();
  await queueWelcomeEmail(trx, { id: confirmed.id, email: confirmed.email, list: name }, place);
}

/** Unsubscribes; does nothing for those who have already left. */
export async function unsubscribe(db: Database, { siteId, subscriberId }: SubscriberOfSite): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = await lockSubscriber(trx, { siteId, subscriberId });
    if (!known || known.state === 'unsubscribed') return;
    await trx
      .updateTable('list_subscriber')
      .set({ state: 'unsubscribed', unsubscribed_at: sql<Date>`now()` })
      .where('id', '=', subscriberId)
      .execute();
    await queueLeaving(trx, known);
  });
}

interface SubscriberOfSite {
  readonly siteId: string;
  readonly subscriberId: string;
}

type LockedSubscriber = NonNullable<Awaited<ReturnType<typeof lockSubscriber>>>;

function lockSubscriber(trx: Database, { siteId, subscriberId }: SubscriberOfSite) {
  return trx
    .selectFrom('list_subscriber')
    .select(['email', 'state', 'list_id'])
    .where('id', '=', subscriberId)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst();
}

/** A service that the list is connected to knows subscribers only. */
async function queueLeaving(trx: Database, { email, state, list_id: listId }: LockedSubscriber): Promise<void> {
  if (state === 'subscribed') await queueListChanges(trx, { listId, status: 'unsubscribed', emails: [email] });
}

/** Deletes everything about a subscriber. A service that the list is connected to unsubscribes the address. */
export async function deleteSubscriber(db: Database, { siteId, subscriberId }: SubscriberOfSite): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = await lockSubscriber(trx, { siteId, subscriberId });
    if (!known) return;
    await trx.deleteFrom('list_subscriber').where('id', '=', subscriberId).execute();
    await queueLeaving(trx, known);
  });
}

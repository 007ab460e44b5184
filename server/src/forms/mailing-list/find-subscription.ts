import type { SubscriptionView } from 'shared-types/forms/mailing-list';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { readSubscriptionToken, type SubscriptionAct } from './subscription-token';

/** Enough for a holiday; an expired link offers a new email. */
export const CONFIRMATION_MS = 14 * 86_400_000;

/** What a link leads to. */
export interface FoundSubscription {
  readonly subscriberId: string;
  readonly status: Exclude<SubscriptionView['status'], 'unknown'>;
  readonly list: string;
  readonly email: string;
  readonly browserHash: string | null;
}

/** The subscriber of a link of this site, and what the link can still do; undefined for a wrong link. */
export async function findSubscription(
  db: Database,
  site: Pick<Site, 'id' | 'signLink'>,
  { act, token }: { readonly act: SubscriptionAct; readonly token: string },
): Promise<FoundSubscription | undefined> {
  const key = readSubscriptionToken(site, act, token);
  const row =
    key &&
    (await db
      .selectFrom('list_subscriber')
      .innerJoin('mailing_list', 'mailing_list.id', 'list_id')
      .select(['email', 'state', 'browser_hash', 'unsubscribed_at', 'name'])
      .where('list_subscriber.id', '=', key.subscriberId)
      .where('list_subscriber.site_id', '=', site.id)
      .executeTakeFirst());
  if (!row) return undefined;
  const { subscriberId, madeAt } = key;
  const status = act === 'unsubscribe' ? leavingStatus(row) : confirmationStatus(row, madeAt);
  return { subscriberId, status, list: row.name, email: row.email, browserHash: row.browser_hash };
}

interface State {
  readonly state: 'unconfirmed' | 'subscribed' | 'unsubscribed';
  readonly unsubscribed_at: Date | null;
}

function leavingStatus({ state }: State): FoundSubscription['status'] {
  return state === 'unsubscribed' ? 'done' : 'open';
}

/** An email from before unsubscribing confirms nothing. */
function confirmationStatus({ state, unsubscribed_at: leftAt }: State, madeAt: Date): FoundSubscription['status'] {
  if (state === 'subscribed') return 'done';
  if (state === 'unsubscribed' || (leftAt !== null && leftAt >= madeAt)) return 'left';
  return Date.now() - madeAt.getTime() > CONFIRMATION_MS ? 'expired' : 'open';
}

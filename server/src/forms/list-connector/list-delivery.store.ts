import { sql } from 'kysely';
import type { ListService } from 'shared-types/admin/people/list-connection';
import type { Database } from '../../platform/schema/database';
import { storableText } from '../../platform/schema/storable-text';
import { targetOf } from './list-connection.store';
import type { ListChange, ListOutcome, ListTarget } from './list-connector';

/** No other server takes a claimed change for so long; longer than an attempt of two requests may take. */
const CLAIM_SECONDS = 60;
/** Attempts for one list at the same time, on all servers together: one that hangs must not delay the others. */
const MOST_PER_LIST = 4;
const MOST_DETAIL = 500;
const SECOND_MS = 1000;
/** How long failed changes are kept. */
const KEPT_DAYS = 30;

export interface ClaimedChange extends ListChange {
  readonly siteId: string;
  readonly deliveryId: string;
  readonly claimId: string;
  /** Number of attempts, this one included. */
  readonly attempt: number;
  readonly service: ListService;
  readonly target: ListTarget;
}

/**
 * Claims the change that has been due longest, except for these sites. If this server dies meanwhile, it is due again after a
 * minute.
 */
export async function claimChange(db: Database, busySites: readonly string[] = []): Promise<ClaimedChange | undefined> {
  const due = sql<string>`(
    select delivery.id from list_delivery delivery join list_connection connection using (list_id)
    where delivery.state = 'waiting' and delivery.due_at <= now()
      and delivery.site_id <> all(${busySites}::uuid[])
      and (connection.resumes_at is null or connection.resumes_at <= now())
      and (select count(*) from list_delivery busy
        where busy.list_id = delivery.list_id and busy.claimed_until > now()) < ${MOST_PER_LIST}
    order by delivery.due_at limit 1 for update of delivery skip locked)`;
  const claimedUntil = sql<Date>`now() + make_interval(secs => ${CLAIM_SECONDS})`;
  const row = await db
    .with('claimed', (claim) =>
      claim
        .updateTable('list_delivery')
        .set({
          attempts: sql<number>`attempts + 1`,
          due_at: claimedUntil,
          claim_id: sql<string>`gen_random_uuid()`,
          claimed_until: claimedUntil,
        })
        .where('id', '=', due)
        .returningAll(),
    )
    .selectFrom('claimed')
    .innerJoin('list_connection', 'list_connection.list_id', 'claimed.list_id')
    .innerJoin('mailing_list', 'mailing_list.id', 'claimed.list_id')
    .select(['claimed.id', 'claim_id', 'change_id', 'attempts', 'email', 'status', 'changed_at', 'mailing_list.name'])
    .select([
      'claimed.list_id',
      'claimed.site_id',
      'service',
      'url',
      'audience_id',
      'api_key',
      'secret',
      'old_secret',
      'old_secret_until',
    ])
    .executeTakeFirst();
  if (!row?.claim_id) return undefined;
  return {
    siteId: row.site_id,
    deliveryId: row.id,
    claimId: row.claim_id,
    attempt: row.attempts,
    service: row.service,
    target: targetOf(row),
    id: row.change_id,
    email: row.email,
    status: row.status,
    changedAt: row.changed_at,
    list: { id: row.list_id, name: row.name },
  };
}

/**
 * Notes how a claimed attempt ended. What is delivered is deleted. If the subscriber has changed meanwhile, the attempt only makes
 * room for the newer change; if another attempt has begun or the connection is gone, it says nothing.
 */
export async function noteOutcome(
  db: Database,
  { deliveryId, claimId, id: changeId, list }: ClaimedChange,
  outcome: ListOutcome & { readonly nextMs?: number | undefined },
): Promise<void> {
  const isNoted =
    outcome.kind === 'done'
      ? await deleteDelivered(db, { deliveryId, claimId, changeId })
      : await noteTrouble(db, { deliveryId, claimId, changeId, ...outcome });
  if (!isNoted) await release(db, { deliveryId, claimId });
  if (outcome.kind === 'done') await noteConnection(db, list.id, { delivered_at: sql<Date>`now()` });
  else if (outcome.pauseMs !== undefined) await noteConnection(db, list.id, { resumes_at: inMs(outcome.pauseMs) });
}

interface Claim {
  readonly deliveryId: string;
  readonly claimId: string;
}

interface ClaimOfChange extends Claim {
  readonly changeId: string;
}

async function deleteDelivered(db: Database, { deliveryId, claimId, changeId }: ClaimOfChange): Promise<boolean> {
  const deleted = await db
    .deleteFrom('list_delivery')
    .where('id', '=', deliveryId)
    .where('claim_id', '=', claimId)
    .where('change_id', '=', changeId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

type Trouble = Exclude<ListOutcome, { readonly kind: 'done' }> & { readonly nextMs?: number | undefined };

async function noteTrouble(
  db: Database,
  { deliveryId, claimId, changeId, reason, detail, nextMs }: ClaimOfChange & Trouble,
): Promise<boolean> {
  const noted = await db
    .updateTable('list_delivery')
    .set({
      state: nextMs === undefined ? 'failed' : 'waiting',
      due_at: inMs(nextMs ?? 0),
      claim_id: null,
      claimed_until: null,
      tried_at: sql<Date>`now()`,
      reason,
      detail: detail === undefined ? null : storableText(detail.slice(0, MOST_DETAIL)),
    })
    .where('id', '=', deliveryId)
    .where('claim_id', '=', claimId)
    .where('change_id', '=', changeId)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

async function release(db: Database, { deliveryId, claimId }: Claim): Promise<void> {
  await db
    .updateTable('list_delivery')
    .set({ claim_id: null, claimed_until: null, due_at: sql<Date>`now()` })
    .where('id', '=', deliveryId)
    .where('claim_id', '=', claimId)
    .execute();
}

async function noteConnection(
  db: Database,
  listId: string,
  times: { readonly delivered_at?: typeof NOW; readonly resumes_at?: typeof NOW },
): Promise<void> {
  await db.updateTable('list_connection').set(times).where('list_id', '=', listId).execute();
}

const NOW = sql<Date>`now()`;

function inMs(ms: number) {
  return sql<Date>`now() + make_interval(secs => ${ms / SECOND_MS})`;
}

/** Deletes changes that failed long ago, with their addresses. */
export async function sweepListDeliveries(db: Database): Promise<void> {
  await db
    .deleteFrom('list_delivery')
    .where('state', '=', 'failed')
    .where('due_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}

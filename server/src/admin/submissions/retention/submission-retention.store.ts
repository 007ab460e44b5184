import { sql } from 'kysely';
import type { Database } from '../../../platform/schema/database';
import type { SignedInAccount } from '../../../site/session/signed-in-account';

/** Days that a site keeps submissions; null means forever. */
export async function findKeepDays(db: Database, siteId: string): Promise<number | null> {
  const row = await db
    .selectFrom('submission_retention')
    .select('keep_days')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.keep_days ?? null;
}

/** Number of submissions that are older than some days. */
export async function countOlder(db: Database, siteId: string, days: number): Promise<number> {
  const { count } = await db
    .selectFrom('form_submission')
    .where('site_id', '=', siteId)
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface SaveKeepDays {
  readonly siteId: string;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  readonly keepDays: number | null;
  /** The days that the form showed. */
  readonly seen: number | null;
}

/** Saves the days, unless somebody else has saved others meanwhile, which are returned. */
export function saveKeepDays(
  db: Database,
  { siteId, account, keepDays, seen }: SaveKeepDays,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly stored: number | null }> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('site').select('id').where('id', '=', siteId).forUpdate().executeTakeFirstOrThrow();
    const stored = await findKeepDays(trx, siteId);
    if (stored !== seen && stored !== keepDays) return { ok: false, stored };
    const row = { keep_days: keepDays, account_id: account.id, changed_by: account.displayName };
    await trx
      .insertInto('submission_retention')
      .values({ site_id: siteId, ...row })
      .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ ...row, changed_at: sql<Date>`now()` }))
      .execute();
    return { ok: true };
  });
}

import type { Kysely, Transaction } from 'kysely';
import type { PriceRuleKind } from '../../platform/schema/tables/commerce.tables';
import type { Tables } from '../../platform/schema/tables';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import type { LastChange } from '../../site/saved-state/saved-state';

export interface ChangedRule {
  readonly siteId: string;
  readonly kind: PriceRuleKind;
  readonly id: string;
}

/** A change of a rule and its author. */
export interface RuleChangeToKeep extends ChangedRule {
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  /** Absent if it was removed or moved. */
  readonly state?: object;
}

export async function keepRuleChange(
  transaction: Transaction<Tables>,
  { siteId, kind, id, account, state }: RuleChangeToKeep,
): Promise<void> {
  await transaction
    .insertInto('price_change')
    .values({
      site_id: siteId,
      kind,
      rule_id: id,
      account_id: account.id,
      changed_by: account.displayName,
      state: state ? JSON.stringify(state) : null,
    })
    .execute();
}

/** The last change of a rule; `undefined` if there is none. */
export async function lastRuleChange(
  db: Kysely<Tables>,
  { siteId, kind, id }: ChangedRule,
): Promise<LastChange | undefined> {
  const row = await db
    .selectFrom('price_change')
    .select(['changed_by', 'changed_at'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('rule_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { by: row.changed_by, at: row.changed_at };
}

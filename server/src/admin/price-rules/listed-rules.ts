import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { MOST_RULES } from 'shared-types/admin/store/price-rules';
import type { Tables } from '../../platform/schema/tables';
import { PRICE_RULES_MESSAGES } from './price-rules.messages';
import type { RuleKind } from './rule-kind';

export interface RuleTable {
  readonly table: 'shipping_option' | 'tax_rule';
  readonly siteId: string;
}

export interface PlacedRule {
  readonly id: string;
  readonly name: string;
}

/** All rules in order, disabled ones included. */
export function rulesInOrder(db: Kysely<Tables>, { table, siteId }: RuleTable): Promise<PlacedRule[]> {
  const rules = db.selectFrom(table).select(['id', 'name']).where('site_id', '=', siteId);
  return rules.orderBy('position').orderBy('id').execute();
}

/** A hash of the order. */
export function orderName(rules: readonly Pick<PlacedRule, 'id'>[]): string {
  return hash('sha256', JSON.stringify(rules.map(({ id }) => id)), 'base64url');
}

/** The position after all others; `undefined` if there is no room. */
export async function lastPlace(transaction: Transaction<Tables>, at: RuleTable): Promise<number | undefined> {
  const { last, count } = await transaction
    .selectFrom(at.table)
    .select(({ fn }) => [fn.max('position').as('last'), fn.countAll<number>().as('count')])
    .where('site_id', '=', at.siteId)
    .executeTakeFirstOrThrow();
  return Number(count) >= MOST_RULES ? undefined : Number(last ?? -1) + 1;
}

/** Refuses a new rule if there is no room. */
export function roomCheck(table: RuleTable['table']): RuleKind<object>['check'] {
  return async (transaction, { siteId, isNew, language }): Promise<Readonly<Record<string, string>>> => {
    const isFull = isNew && (await lastPlace(transaction, { table, siteId })) === undefined;
    return isFull ? { name: PRICE_RULES_MESSAGES[language].full(MOST_RULES) } : {};
  };
}

export async function writeOrder(
  transaction: Transaction<Tables>,
  { table }: RuleTable,
  rules: readonly PlacedRule[],
): Promise<void> {
  for (const [position, { id }] of rules.entries())
    await transaction.updateTable(table).set({ position }).where('id', '=', id).execute();
}

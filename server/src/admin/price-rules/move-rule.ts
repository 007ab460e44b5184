import type { Transaction } from 'kysely';
import type { MoveRule } from 'shared-types/admin/store/price-rules';
import { withRetries } from '../../platform/schema/with-retries';
import { takePricesLock } from '../../site/catalogue/prices-lock';
import type { PriceRuleKind } from '../../platform/schema/tables/commerce.tables';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { bumpRevision } from '../../site/directory/revision';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { orderName, rulesInOrder, writeOrder, type PlacedRule, type RuleTable } from './listed-rules';
import { keepRuleChange } from './rule-changes';

/** Who moves which rule where. */
export interface MoveRuleInput extends RuleTable, Pick<MoveRule, 'id' | 'to'> {
  readonly kind: PriceRuleKind;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  /** Names the order that was shown. */
  readonly seen: string;
}

/** How that ended: an order that nobody who wants another has seen stays. */
export type MoveRuleOutcome =
  | { readonly kind: 'moved'; readonly isChanged: boolean; readonly name: string; readonly place: number }
  | { readonly kind: 'gone' }
  | { readonly kind: 'conflict'; readonly rules: readonly PlacedRule[] };

/** Moves a rule by one place, for the very next cart, checkout and order. The first and the last stay where they are. */
export function moveRule(db: Database, input: MoveRuleInput): Promise<MoveRuleOutcome> {
  return withRetries(() => db.transaction().execute((transaction) => move(transaction, input)));
}

async function move(transaction: Transaction<Tables>, input: MoveRuleInput): Promise<MoveRuleOutcome> {
  const { siteId, kind, id, to, account, seen } = input;
  await takePricesLock(transaction, siteId);
  const rules = await rulesInOrder(transaction, input);
  const at = rules.findIndex((rule) => rule.id === id);
  const [rule, goal] = [rules[at], to === 'up' ? at - 1 : at + 1];
  if (!rule) return { kind: 'gone' };
  if (seen !== orderName(rules)) return { kind: 'conflict', rules };
  const { name } = rule;
  if (goal < 0 || goal >= rules.length) return { kind: 'moved', isChanged: false, name, place: at + 1 };
  await writeOrder(transaction, input, rules.toSpliced(at, 1).toSpliced(goal, 0, rule));
  await keepRuleChange(transaction, { siteId, kind, id, account });
  await bumpRevision(transaction, siteId);
  return { kind: 'moved', isChanged: true, name, place: goal + 1 };
}

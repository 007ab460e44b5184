import type { Transaction } from 'kysely';
import { withRetries } from '../../platform/schema/with-retries';
import { takePricesLock } from '../../site/catalogue/prices-lock';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { bumpRevision } from '../../site/directory/revision';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import type { LastChange } from '../../site/saved-state/saved-state';
import { keepRuleChange, lastRuleChange } from './rule-changes';
import { ruleName, type RuleKey, type RuleKind } from './rule-kind';

/** Who removes which rule. */
export interface RemoveRuleInput extends RuleKey {
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  /** Names the state that was shown. */
  readonly seen: string;
}

/** How that ended: a state that nobody who wants it gone has seen stays. */
export type RemoveRuleOutcome<T> =
  | { readonly kind: 'removed'; readonly title: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'conflict'; readonly stored: T; readonly changed: LastChange | undefined };

/** Removes a rule, for the very next cart, checkout and order. An import does not bring it back. */
export function removeRule<T extends object>(
  db: Database,
  kind: RuleKind<T>,
  input: RemoveRuleInput,
): Promise<RemoveRuleOutcome<T>> {
  return withRetries(() => db.transaction().execute((transaction) => remove(transaction, kind, input)));
}

async function remove<T extends object>(
  transaction: Transaction<Tables>,
  kind: RuleKind<T>,
  { siteId, id, account, seen }: RemoveRuleInput,
): Promise<RemoveRuleOutcome<T>> {
  await takePricesLock(transaction, siteId);
  const stored = await kind.find(transaction, { siteId, id });
  if (!stored) return { kind: 'gone' };
  const rule = { siteId, id, kind: kind.name };
  if (ruleName(stored) !== seen) return { kind: 'conflict', stored, changed: await lastRuleChange(transaction, rule) };
  await kind.remove(transaction, { siteId, id });
  await keepRuleChange(transaction, { ...rule, account });
  await bumpRevision(transaction, siteId);
  return { kind: 'removed', title: kind.titleOf(stored) };
}

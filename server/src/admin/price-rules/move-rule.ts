import type { MoveRule } from 'shared-types/admin/store/price-rules';
import { takePricesLock } from '../../site/catalogue/prices-lock';
import type { PriceRuleKind } from '../../platform/schema/tables/commerce.tables';
import type { Database } from '../../platform/schema/database';
import { bumpRevision } from '../../site/directory/revision';
import { saveVersion, type VersionOutcome } from '../../site/saved-state/save-version';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { orderName, rulesInOrder, writeOrder, type PlacedRule, type RuleTable } from './listed-rules';
import { keepRuleChange } from './rule-changes';

export interface MoveRuleInput extends RuleTable, Pick<MoveRule, 'id' | 'to'> {
  readonly kind: PriceRuleKind;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  /** The order that the page showed. */
  readonly seen: string;
}

interface Moved {
  readonly rules: readonly PlacedRule[];
  readonly name: string;
  /** Its position, from 1. */
  readonly place: number;
}

export type MoveRuleOutcome = VersionOutcome<readonly PlacedRule[], Moved, Moved>;

/** Moves a rule by one position, with effect on the next cart, checkout and order. Idempotent at both ends. */
export function moveRule(db: Database, input: MoveRuleInput): Promise<MoveRuleOutcome> {
  const { siteId, kind, id, to, account, seen } = input;
  return saveVersion(db, {
    async find(transaction) {
      await takePricesLock(transaction, siteId);
      const rules = await rulesInOrder(transaction, input);
      return rules.some((rule) => rule.id === id) ? rules : undefined;
    },
    read: (_, rules = []) => ({ wanted: moved(rules, id, to) }),
    isSame: () => false,
    isSeen: (rules) => seen === orderName(rules),
    async write(transaction, { stored = [], wanted }) {
      if (orderName(stored) === orderName(wanted.rules)) return wanted;
      await writeOrder(transaction, input, wanted.rules);
      await keepRuleChange(transaction, { siteId, kind, id, account });
      await bumpRevision(transaction, siteId);
      return wanted;
    },
  });
}

function moved(rules: readonly PlacedRule[], id: string, to: MoveRule['to']): Moved {
  const at = rules.findIndex((rule) => rule.id === id);
  const goal = Math.min(Math.max(to === 'up' ? at - 1 : at + 1, 0), rules.length - 1);
  const own = rules.filter((rule) => rule.id === id);
  return { rules: rules.toSpliced(at, 1).toSpliced(goal, 0, ...own), name: own[0]?.name ?? '', place: goal + 1 };
}

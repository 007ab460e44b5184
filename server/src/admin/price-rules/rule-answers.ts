import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Language } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import type { LastChange } from '../../site/saved-state/saved-state';
import { timeText } from '../../platform/time-text';
import { PRICE_RULES_MESSAGES } from './price-rules.messages';
import { ruleDifferences } from './rule-differences';
import { ruleName, type SavedKind } from './rule-kind';
import type { RuleConflict, SaveRuleOutcome } from './save-rule';

/** What a form has been told that wants to change a rule which is not there any more. */
export const GONE = 'gone';

/** Who is answered. */
interface AnswerContext {
  readonly site: Site;
  readonly language: Language;
}

/** How a save is answered that has changed nothing; `key` is what its form has been told before. */
export function saveRefusal<T extends object>(
  kind: SavedKind<T>,
  outcome: Exclude<SaveRuleOutcome<T>, { readonly kind: 'saved' }>,
  { key, ...context }: AnswerContext & { readonly key: string | undefined },
): ActionOutcome {
  if (outcome.kind === 'conflict') return conflictOf(kind, outcome, context);
  if (outcome.kind === 'invalid')
    return { kind: 'refused', code: 'admin/price-rule-invalid', errors: outcome.errors, ...(key ? { key } : {}) };
  const { goneMeanwhile } = PRICE_RULES_MESSAGES[context.language];
  return { kind: 'refused', code: 'admin/price-rule-gone', message: goneMeanwhile, key: GONE };
}

/** Says who was faster, and what is saved now. The state that is told is the one the next save may replace. */
function conflictOf<T extends object>(
  kind: SavedKind<T>,
  { stored, wanted, changed }: RuleConflict<T>,
  { site, language }: AnswerContext,
): ActionOutcome {
  const { conflict, conflictWithSomebody } = PRICE_RULES_MESSAGES[language];
  return {
    kind: 'refused',
    code: 'admin/price-rule-conflict',
    message: changed ? conflict(lastChangeOf(changed, site)) : conflictWithSomebody,
    errors: ruleDifferences(kind, { stored, wanted, site, language }),
    key: ruleName(stored),
  };
}

/** A change as messages name it. */
export function lastChangeOf({ by, at }: LastChange, site: Site): { readonly by: string; readonly at: string } {
  return { by, at: timeText(at, site.locale) };
}

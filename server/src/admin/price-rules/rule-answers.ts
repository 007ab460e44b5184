import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Language } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import { conflictRefusal, fieldDifferences } from '../saved-form';
import { PRICE_RULES_MESSAGES } from './price-rules.messages';
import { ruleName, type SavedKind } from './rule-kind';
import type { SaveRuleOutcome } from './save-rule';

/** The key of a form that was told its rule is gone. */
export const GONE = 'gone';

interface AnswerContext {
  readonly site: Site;
  readonly language: Language;
}

/** The refusal of a save; `key` is what its form was told before. */
export function saveRefusal<T extends object>(
  kind: SavedKind<T>,
  outcome: Exclude<SaveRuleOutcome<T>, { readonly kind: 'saved' }>,
  { key, site, language }: AnswerContext & { readonly key: string | undefined },
): ActionOutcome {
  const messages = PRICE_RULES_MESSAGES[language];
  if (outcome.kind === 'gone')
    return { kind: 'refused', code: 'admin/price-rule-gone', message: messages.goneMeanwhile, key: GONE };
  if (outcome.kind === 'invalid')
    return { kind: 'refused', code: 'admin/price-rule-invalid', errors: outcome.errors, ...(key ? { key } : {}) };
  const { state, changed } = outcome.stored;
  const errors = fieldDifferences(kind.fieldsOf(state, site), kind.fieldsOf(outcome.wanted, site), (name, value) =>
    messages.now(kind.calledIn(language, name, value) ?? value),
  );
  return conflictRefusal({ code: 'admin/price-rule-conflict', changed, messages, site, errors, key: ruleName(state) });
}

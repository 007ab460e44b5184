import type { Language } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import { PRICE_RULES_MESSAGES } from './price-rules.messages';
import type { SavedKind } from './rule-kind';

/** Two states of the same rule. */
export interface TwoRules<T> {
  readonly stored: T;
  readonly wanted: T;
  readonly site: Site;
  readonly language: Language;
}

/** What is saved in each field that is not as it is wanted: messages by the names of the fields. */
export function ruleDifferences<T extends object>(
  kind: SavedKind<T>,
  { stored, wanted, site, language }: TwoRules<T>,
): Record<string, string> {
  const { now, nothing } = PRICE_RULES_MESSAGES[language];
  const [has, wants] = [kind.fieldsOf(stored, site), kind.fieldsOf(wanted, site)];
  const names = Object.keys({ ...has, ...wants }).filter((name) => (has[name] ?? '') !== (wants[name] ?? ''));
  return Object.fromEntries(
    names.map((name) => {
      const value = has[name] ?? '';
      return [name, now((kind.calledIn(language, name, value) ?? value) || nothing)];
    }),
  );
}

import type { FormField } from '../contact-form';
import { OPERATORS_OF, type Condition } from './condition';
import { startsPage } from './form-pages';
import { numberText, STORED_SIGNS, type NumberSigns } from './number-text';

/** What decides whether a field is shown. */
export type LogicField = Pick<FormField, 'id' | 'type' | 'startsPage' | 'shownWhen' | 'currencySymbol'>;

/** Texts of each answer by field id, as typed or as stored; those of checkboxes are the checked options. */
export type AnswerTexts = ReadonlyMap<string, readonly string[]>;

/**
 * Ids of the fields that are shown for these answers. A condition about a hidden field is false. A condition about a field that
 * is not above, or with an operator that its type does not have, is ignored. A hidden section hides the fields up to the next
 * section; one that begins a page hides the whole page. Numbers among the answers have these signs.
 */
export function shownFields(
  fields: readonly LogicField[],
  answers: AnswerTexts,
  signs: NumberSigns = STORED_SIGNS,
): ReadonlySet<string> {
  const shown = new Set<string>();
  const above = new Map<string, LogicField>();
  let isPageShown = true;
  let isSectionShown = true;
  for (const field of fields) {
    const isMet = meets(field, { above, shown, answers, signs });
    if (startsPage(field)) isPageShown = isMet;
    if (field.type === 'section') isSectionShown = isMet;
    if (isMet && isSectionShown && isPageShown) shown.add(field.id);
    above.set(field.id, field);
  }
  return shown;
}

interface Above {
  readonly above: ReadonlyMap<string, LogicField>;
  readonly shown: ReadonlySet<string>;
  readonly answers: AnswerTexts;
  readonly signs: NumberSigns;
}

function meets({ shownWhen }: LogicField, { above, shown, answers, signs }: Above): boolean {
  const results = (shownWhen?.conditions ?? []).flatMap((condition) => {
    const about = above.get(condition.field);
    if (!about || !OPERATORS_OF[about.type].includes(condition.operator)) return [];
    const texts = (answers.get(about.id) ?? []).map((text) => comparable(text, about, signs));
    return [shown.has(about.id) && holds(condition, about, texts)];
  });
  if (results.length === 0) return true;
  return shownWhen?.match === 'any' ? results.includes(true) : !results.includes(false);
}

function holds({ operator, value = '' }: Condition, field: LogicField, answer: readonly string[]): boolean {
  const texts = answer.filter((text) => text !== '');
  const wanted = comparable(value, field, STORED_SIGNS);
  switch (operator) {
    case 'is':
      return texts.includes(wanted);
    case 'isNot':
      return !texts.includes(wanted);
    case 'contains':
      return texts.some((text) => text.includes(wanted));
    case 'moreThan':
      return texts.some((text) => Number(text) > Number(wanted));
    case 'lessThan':
      return texts.some((text) => Number(text) < Number(wanted));
    case 'isEmpty':
      return texts.length === 0;
    case 'isFilled':
      return texts.length > 0;
  }
}

/** Texts are compared without regard to case and white space, numbers by their value. */
function comparable(text: string, { type, currencySymbol = '' }: LogicField, signs: NumberSigns): string {
  if (type !== 'number' && type !== 'currency') return text.replace(/\s+/g, ' ').trim().toLowerCase();
  const plain = numberText(text.replace(currencySymbol, ''), signs);
  return plain === '' || Number.isNaN(Number(plain)) ? plain : String(Number(plain));
}

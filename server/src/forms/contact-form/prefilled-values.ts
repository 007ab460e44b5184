import { FIELD_PREFIX } from 'shared-types/forms/contact-form';
import { LOGIC_PROPERTIES } from 'shared-types/forms/form-builder';
import { ANSWER_MESSAGES } from '../../site/form/answers.messages';
import { answerError } from '../../site/form/answer-error';
import type { Site } from '../../site/directory/site';
import type { FieldDefinition } from '../../site/form/field-definition';
import { FIELD_RULES } from '../../site/form/fields/field-rules';
import { numberFormatOf } from '../../site/page/number-format';

/** URLs may be any length. */
const LONGEST = 2000;

/** The query parameter that gives the first value of a field; `undefined` if there is none. */
export function prefillKey({ type, key }: FieldDefinition): string | undefined {
  return LOGIC_PROPERTIES[type].includes('key') ? key : undefined;
}

/** First values by input name, of the fields whose query parameter has a value that they accept. */
export function prefilledValues(
  fields: readonly FieldDefinition[],
  { query, site }: { readonly query: URLSearchParams; readonly site: Pick<Site, 'locale'> },
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const key = prefillKey(field);
      return key === undefined ? [] : valuesOf(field, query.getAll(key), site);
    }),
  );
}

function valuesOf(
  field: FieldDefinition,
  sent: readonly string[],
  site: Pick<Site, 'locale'>,
): (readonly [name: string, value: string])[] {
  const name = (part: string | number) => `${FIELD_PREFIX}${field.id}.${part}`;
  const fitting = sent.map((text) => text.trim()).filter((text) => fits(text, field, site));
  if (field.type !== 'checkbox') return fitting.slice(0, 1).map((text) => [name('value'), text]);
  const options = field.options.length > 0 ? field.options : [field.title];
  return options.flatMap((option, index) => (fitting.includes(option) ? [[name(index), option] as const] : []));
}

/** A choice must be an option as it is written, because the page marks it by its text. */
function fits(text: string, field: FieldDefinition, { locale }: Pick<Site, 'locale'>): boolean {
  if (text === '' || text.length > LONGEST) return false;
  if (field.type === 'select' || field.type === 'radio') return field.options.includes(text);
  const answer = FIELD_RULES[field.type].read([text], field, numberFormatOf(locale));
  return answerError(answer, { field, messages: ANSWER_MESSAGES.en }) === undefined;
}

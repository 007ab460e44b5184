import type { LineAnswer, LineForm, ProductForm } from 'shared-types/commerce/line-form';
import { FIELD_PREFIX, type FieldValue } from 'shared-types/forms/contact-form';
import { ANSWER_MESSAGES, type AnswerMessages } from '../../site/form/answers.messages';
import { checkAnswers } from '../../site/form/check-answers';
import type { FieldDefinition } from '../../site/form/field-definition';
import { sentAnswers, type SentForm } from '../../site/form/sent-answers';
import type { CartRefusal } from './write/cart-refusal';

/** Answers by field id. */
type FormValues = Readonly<Record<string, FieldValue>>;

/** A line's form with its answers. */
export interface FormStatus {
  readonly form: LineForm;
  readonly answers: readonly LineAnswer[];
  /** True if the line cannot be bought before something is answered. */
  readonly isMissing: boolean;
}

/** A product's form with a line's answers; answers to deleted fields are left out. */
export function formStatus({ title, fields }: ProductForm, kept: FormValues | null): FormStatus {
  const values = Object.fromEntries(
    fields.flatMap(({ id }) => (kept && Object.hasOwn(kept, id) ? [[id, kept[id] ?? '']] : [])),
  );
  const form = { title, fields, values };
  // Only whether answers are missing matters here, so any language will do.
  return { form, answers: answersOf(form), isMissing: !checkedForm(form, { form: values }, ANSWER_MESSAGES.en).ok };
}

/** The sent answers as a line stores them, or their mistakes. */
export function checkedForm(
  form: ProductForm,
  sent: SentForm,
  messages: AnswerMessages,
): { readonly ok: true; readonly values: FormValues } | CartRefusal {
  const definitions = form.fields.map(definitionOf);
  const answers = sentAnswers(sent, definitions);
  if (!answers) return { ok: false, code: 'commerce/line-form-invalid' };
  const checked = checkAnswers({ fields: definitions, answers }, messages);
  return checked.ok
    ? // Only likert scales have values by question, and lines have none.
      { ok: true, values: checked.fields as FormValues }
    : { ok: false, code: 'commerce/line-form-invalid', errors: checked.errors };
}

/** The form's answers in a request. */
export function formContent(sent: SentForm): readonly unknown[] {
  const inputs = Object.entries(sent).filter(([name]) => name === 'form' || name.startsWith(FIELD_PREFIX));
  return inputs.sort(([a], [b]) => (a < b ? -1 : 1));
}

function definitionOf(field: ProductForm['fields'][number]): FieldDefinition {
  return { ...field, options: field.options ?? [] };
}

function answersOf({ fields, values }: LineForm): LineAnswer[] {
  return fields.flatMap((field) => {
    const chosen = [values[field.id] ?? []].flat().filter((text) => text !== '');
    if (chosen.length === 0) return [];
    return [{ title: field.title, answer: isTick(field) ? '' : chosen.join(', ') }];
  });
}

/** A checkbox without options has only its title. */
function isTick({ type, options = [] }: ProductForm['fields'][number]): boolean {
  return type === 'checkbox' && options.length === 0;
}

import type { LineFormField, ProductForm } from 'shared-types/commerce/line-form';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { SPARE_ROWS } from 'shared-types/admin/store/product-editor';
import { FIELD_VALUE_MAX } from 'shared-types/forms/contact-form';
import type { FieldReader } from '../../field-reader';
import { inPlaces, type Placed } from './placed';
import type { ReadProductInput } from './read-product-input';

const KINDS = ['text', 'textarea', 'select', 'checkbox'] as const satisfies readonly LineFormField['type'][];

/** The product's questions to buyers; null if none is left. */
export function readQuestions(reader: FieldReader, input: ReadProductInput): ProductForm | null {
  const known = input.state?.form?.fields ?? [];
  const placed = Array.from({ length: known.length + SPARE_ROWS }, (_, index) => index).flatMap(
    (index): Placed<LineFormField>[] => {
      const [row, field] = [index + 1, known[index]];
      const was = field && index + 1;
      if (field && !reader.isSent(`q.${row}.title`)) return [{ item: field, place: was, was }];
      const title = reader.line(`q.${row}.title`, PRODUCT_LIMIT.questionTitleLength);
      if (title === '') return [];
      const place = reader.isSent(`q.${row}.place`)
        ? reader.whole(`q.${row}.place`, { least: 1, most: PRODUCT_LIMIT.questions })
        : was;
      return [{ item: readQuestion(reader, { ...input, row, field, title }), place, was }];
    },
  );
  const fields = inPlaces(placed);
  const most = PRODUCT_LIMIT.questions;
  if (fields.length > most) reader.refuse('questions', input.messages.tooManyQuestions(most));
  if (fields.length === 0) return null;
  const isKept = input.state?.form && !reader.isSent('form.title');
  return {
    title: isKept ? input.state.form.title : reader.filledLine('form.title', PRODUCT_LIMIT.questionTitleLength),
    fields,
  };
}

interface QuestionInput extends ReadProductInput {
  /** Its number in the form, from 1. */
  readonly row: number;
  /** The saved question; absent for a new one. */
  readonly field: LineFormField | undefined;
  readonly title: string;
}

function readQuestion(reader: FieldReader, { row, field, title, messages, newId }: QuestionInput): LineFormField {
  const at = (name: string) => `q.${row}.${name}`;
  const type = reader.oneOf(at('type'), KINDS) ?? 'text';
  const description = reader.text(at('description'), PRODUCT_LIMIT.questionHintLength);
  const placeholder = reader.line(at('placeholder'), PRODUCT_LIMIT.placeholderLength);
  const options = readAnswers(reader, { name: at('answers'), messages });
  if (type === 'select' && options.length === 0) reader.refuse(at('answers'), messages.answersMissing);
  const maxLength = reader.whole(at('longest'), { least: 1, most: FIELD_VALUE_MAX });
  return {
    id: field?.id ?? newId(`question ${row}`),
    type,
    title,
    required: reader.box(at('required')),
    ...(description === '' ? {} : { description }),
    ...(placeholder === '' ? {} : { placeholder }),
    ...(options.length === 0 ? {} : { options }),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
}

function readAnswers(
  reader: FieldReader,
  { name, messages }: { readonly name: string; readonly messages: ReadProductInput['messages'] },
): string[] {
  const longest = PRODUCT_LIMIT.answers * (PRODUCT_LIMIT.answerLength + 1);
  const lines = reader
    .text(name, longest)
    .split('\n')
    .map((line) => line.trim());
  const answers = lines.filter((line) => line !== '');
  if (answers.length > PRODUCT_LIMIT.answers) reader.refuse(name, messages.tooManyAnswers(PRODUCT_LIMIT.answers));
  if (answers.some((answer) => answer.length > PRODUCT_LIMIT.answerLength))
    reader.refuse(name, messages.long(PRODUCT_LIMIT.answerLength));
  if (new Set(answers).size < answers.length) reader.refuse(name, messages.questionRepeated);
  return answers;
}

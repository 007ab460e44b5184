import type { LineFormField } from 'shared-types/commerce/line-form';
import { FIELD_PREFIX, type FieldValue } from 'shared-types/forms/contact-form';

/** Values of a line’s form by field id: a list for checkboxes, text for other fields. */
export function formAnswers(
  fields: readonly LineFormField[],
  form: Pick<FormData, 'get'>,
): Readonly<Record<string, FieldValue>> {
  const read = (id: string, part: string | number) => String(form.get(`${FIELD_PREFIX}${id}.${part}`) ?? '');
  return Object.fromEntries(
    fields.map(({ id, type, title, options = [title] }) => [
      id,
      type === 'checkbox'
        ? options.map((_, place) => read(id, place)).filter((text) => text !== '')
        : read(id, 'value'),
    ]),
  );
}

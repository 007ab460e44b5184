import type { FormField } from 'shared-types/forms/contact-form';
import type { TextCapability } from 'shared-types/host/text';
import type { messages } from '../contact-form.messages';

/** When a field is to be filled in, as a sentence for visitors whose page does not hide it; empty if always. */
export function conditionText(
  { shownWhen }: Pick<FormField, 'shownWhen'>,
  { fields, text }: { readonly fields: readonly FormField[]; readonly text: TextCapability<typeof messages> },
): string {
  const conditions = (shownWhen?.conditions ?? []).flatMap(({ field, operator, value = '' }) => {
    const other = fields.find(({ id }) => id === field);
    return other ? [text(`condition-${operator}`, { field: other.title, value })] : [];
  });
  if (!shownWhen || conditions.length === 0) return '';
  return text('onlyIf', { conditions: conditions.join(text(`condition-${shownWhen.match}`)) });
}

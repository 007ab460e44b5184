import { BULK_FIELDS } from 'shared-types/admin/store/product-editor';
import type { ChangedForm } from './changed-form';
import type { SentFields } from '../../field-reader';
import { TICKED } from '../../form-fields';
import type { ProductEditorMessages } from '../product-editor.messages';
import { sentRows } from '../read/rows-of';

/** Answers "Apply" of a form without script: the same form, with the typed price and stock in the chosen rows. */
export function applyToChosen(fields: SentFields, messages: ProductEditorMessages): ChangedForm {
  const rows = sentRows(fields).filter((row) => fields[`v.${row}.chosen`] === TICKED);
  if (rows.length === 0)
    return { kind: 'refused', code: 'admin/product-invalid', errors: { variants: messages.noneChosen } };
  const typed = BULK_FIELDS.flatMap((name) => {
    const value = fields[`bulk.${name}`];
    return typeof value === 'string' && value.trim() !== '' ? [[name, value] as const] : [];
  });
  const emptied = typed.map(([name]) => [`bulk.${name}`, ''] as const);
  const given = rows.flatMap((row) => typed.map(([name, value]) => [`v.${row}.${name}`, value] as const));
  const onSale = typed.some(([name]) => name === 'sale') ? rows.map((row) => [`v.${row}.onSale`, TICKED] as const) : [];
  return {
    kind: 'confirmation',
    question: messages.applied(rows.length),
    filled: Object.fromEntries([...given, ...onSale, ...emptied]),
  };
}

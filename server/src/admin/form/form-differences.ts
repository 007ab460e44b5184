import { FORM_ROW_PREFIX } from 'shared-types/admin/forms/form';
import type { Language } from '../../platform/language';
import { TICKED } from '../form-fields';
import { fieldDifferences } from '../saved-form';
import { FORM_MESSAGES } from './form.messages';
import type { Settings } from './settings';
import { fieldValues, FORM_BOXES, FORM_TEXTS, formValues, storedFields } from './stored-form';

interface TwoForms {
  readonly stored: Settings;
  readonly wanted: Settings;
  /** Rows of the wanted fields, by their ids. */
  readonly rows: ReadonlyMap<string, number>;
  /** Names of the site's mailing lists, by their ids. */
  readonly lists: ReadonlyMap<string, string>;
}

/** The stored values that differ, as messages by input name; other fields or another order are reported for all fields. */
export function formDifferences({ stored, wanted, rows, lists }: TwoForms, language: Language): Record<string, string> {
  const { now, checked, listDeleted } = FORM_MESSAGES[language];
  const messageOf = (name: string, value: string) => {
    if (name === 'listId' && value !== '') return now(lists.get(value) ?? listDeleted);
    return now(value === TICKED ? checked : value);
  };
  const [before, after] = [storedFields(stored), storedFields(wanted)];
  const textsOf = (settings: Settings) => {
    const values = formValues(settings);
    return Object.fromEntries([...FORM_TEXTS, ...FORM_BOXES].map((name) => [name, values[name] ?? '']));
  };
  const ofFields = after.map((field) => {
    const prefix = `${FORM_ROW_PREFIX}.${rows.get(field.id)}.`;
    const other = before.find(({ id }) => id === field.id);
    if (!other) return {};
    const [has, wants] = [
      fieldValues(other, { prefix, fields: before }),
      fieldValues(field, { prefix, fields: after }),
    ];
    return fieldDifferences(has, wants, messageOf);
  });
  const isSameList = before.map(({ id }) => id).join(' ') === after.map(({ id }) => id).join(' ');
  return {
    ...fieldDifferences(textsOf(stored), textsOf(wanted), messageOf),
    ...(isSameList ? {} : { fields: now(before.map(({ title }) => `\n${String(title)}`).join('')) }),
    ...Object.assign({}, ...ofFields),
  };
}

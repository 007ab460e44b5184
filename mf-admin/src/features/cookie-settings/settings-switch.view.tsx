import type { ReactElement } from 'react';
import type { COOKIE_SWITCHES } from 'shared-types/admin/cookie-settings';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { FormValues } from './cookie-settings-host';
import { controlAttributes, FieldNotes } from '../../parts/settings-form/settings-field.view';
import { fieldId } from '../../parts/settings-form/field-id';

/** Something that is on or off. */
export function SettingsSwitch({
  name,
  block,
  view,
  form,
  host: { text },
}: FormValues & { readonly name: (typeof COOKIE_SWITCHES)[number] }): ReactElement {
  const field = { block, name, hint: text(`${name}Hint`), form };
  return (
    <div className="field admin-cookie-settings__switch">
      <input
        type="checkbox"
        defaultChecked={isTyped(form) ? form.values[name] !== undefined : view.saved?.settings[name]}
        {...controlAttributes(field)}
      />
      <div className="admin-cookie-settings__beside">
        <label htmlFor={fieldId(block, name)}>{text(name)}</label>
        <FieldNotes {...field} />
      </div>
    </div>
  );
}

import type { ReactElement } from 'react';
import type { COOKIE_SWITCHES } from 'shared-types/admin/cookie-settings';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { FormValues } from './cookie-settings-host';
import { BoxField } from '../../parts/settings-form/settings-controls.view';

export function SettingsSwitch({
  name,
  block,
  view,
  form,
  host: { text },
}: FormValues & { readonly name: (typeof COOKIE_SWITCHES)[number] }): ReactElement {
  const isChecked = isTyped(form) ? form.values[name] !== undefined : view.saved?.settings[name];
  return (
    <BoxField
      block={block}
      form={form}
      name={name}
      label={text(name)}
      hint={text(`${name}Hint`)}
      value={isChecked ? 'on' : ''}
    />
  );
}

import type { ReactElement } from 'react';
import type { ControlProps } from './control-props';

/** A form of the site. One that is not in the list is named as it is stored. */
export function FormControl({ value, control, panel, onChange }: ControlProps<'form'>): ReactElement {
  const { view, host } = panel;
  const stored = typeof value === 'string' ? value : '';
  return (
    <select {...control} value={stored} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{host.text(view.forms.length === 0 ? 'panelNoForms' : 'panelChooseForm')}</option>
      {stored !== '' && !view.forms.some(({ id }) => id === stored) && (
        <option value={stored}>{host.text('panelUnknownForm')}</option>
      )}
      {view.forms.map(({ id, title, pageTitle }) => (
        <option key={id} value={id}>
          {host.text('panelFormOn', { title: title || host.text('panelForm'), page: pageTitle })}
        </option>
      ))}
    </select>
  );
}

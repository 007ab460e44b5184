import type { ReactElement } from 'react';
import { SettingsNotes } from '../../parts/settings-form/settings-field.view';
import { LAYOUT_DRAWINGS, type LayoutName } from './layout-drawings';
import { fieldOf, type LogoProps } from './logo-props';

interface LayoutFieldProps extends LogoProps {
  readonly name: 'header' | 'footer';
  readonly choices: readonly string[];
}

/** Layouts to choose from, each with a drawing. */
export function LayoutField({ name, choices, ...props }: LayoutFieldProps): ReactElement {
  const { block, form, host } = props;
  const { label, hint, value } = fieldOf(props, name);
  return (
    <fieldset className="admin-logo__layouts">
      <legend>{label}</legend>
      <div className="admin-logo__choices">
        {choices.map((choice, index) => {
          const layout = `${name}-${choice}` as LayoutName;
          return (
            <label key={choice} className="admin-logo__choice">
              <input type="radio" name={name} value={choice} defaultChecked={choice === (value || choices[0])} />
              <svg viewBox="0 0 96 48" className="admin-logo__drawing" aria-hidden="true" focusable="false">
                <path d={LAYOUT_DRAWINGS[layout]} />
              </svg>
              <span>{host.text(`${name}Layout`, { layout: choice, index })}</span>
            </label>
          );
        })}
      </div>
      <SettingsNotes block={block} form={form} name={name} hint={hint} />
    </fieldset>
  );
}

import type { CSSProperties, ReactElement } from 'react';
import type { ControlProps } from '../fields/control-props';
import { useThemeColours } from './theme-colours.effects';
import { THEME_COLOURS } from './theme-colour';

const HEX = /^#[\da-f]{6}$/i;

/** Colours of the theme by name, or any other. */
export function ColourControl({ value, label, control, panel, onChange }: ControlProps<'colour'>): ReactElement {
  const { text } = panel.host;
  const colours = useThemeColours();
  const own = typeof value === 'string' && HEX.test(value) ? value.toLowerCase() : undefined;
  return (
    <div className="admin-page-editor__colours">
      {THEME_COLOURS.map(({ name, title }) => (
        <label key={name} className="admin-page-editor__swatch">
          <input type="radio" name={control.id} value={name} checked={value === name} onChange={() => onChange(name)} />
          <span style={{ '--swatch': colours[name] } as CSSProperties} />
          {text(title)}
        </label>
      ))}
      <label className="admin-page-editor__swatch">
        <input
          type="color"
          aria-label={text('panelOwnColour', { label })}
          data-chosen={own !== undefined || undefined}
          value={own ?? '#000000'}
          onChange={({ target }) => onChange(target.value, true)}
        />
        {own ?? text('panelOtherColour')}
      </label>
      {value !== undefined && (
        <button type="button" className="admin-page-editor__link" onClick={() => onChange(undefined)}>
          {text('panelReset')}
        </button>
      )}
    </div>
  );
}

import type { ReactElement } from 'react';
import { panelText, type PanelContext } from '../settings/panel-context';
import type { ControlProps, FieldOf } from './control-props';

const MOST_SEGMENTS = 3;
const MOST_LETTERS = 32;

/** True if the choices fit beside each other. */
export function isSegmented({ choices }: FieldOf<'choice'>, panel: PanelContext): boolean {
  const letters = choices.map(({ label }) => panelText(panel, label)).join('').length;
  return choices.length <= MOST_SEGMENTS && letters <= MOST_LETTERS;
}

/** One of a few values. */
export function ChoiceControl(props: ControlProps<'choice'>): ReactElement {
  return isSegmented(props.field, props.panel) ? <SegmentedControl {...props} /> : <SelectControl {...props} />;
}

/** A few short choices beside each other. */
function SegmentedControl({ field, value, control, panel, onChange }: ControlProps<'choice'>): ReactElement {
  return (
    <div className="admin-page-editor__segments">
      {field.choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={control.id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{panelText(panel, choice.label)}</span>
        </label>
      ))}
      {!field.required && value !== undefined && (
        <button type="button" className="admin-page-editor__link" onClick={() => onChange(undefined)}>
          {panel.host.text('panelReset')}
        </button>
      )}
    </div>
  );
}

function SelectControl({ field, value, control, panel, onChange }: ControlProps<'choice'>): ReactElement {
  const chosen = field.choices.findIndex((choice) => choice.value === value);
  return (
    <select {...control} value={chosen} onChange={({ target }) => onChange(field.choices[Number(target.value)]?.value)}>
      {(chosen < 0 || !field.required) && <option value={-1}>{panel.host.text('panelDefault')}</option>}
      {field.choices.map((choice, index) => (
        <option key={choice.value} value={index}>
          {panelText(panel, choice.label)}
        </option>
      ))}
    </select>
  );
}

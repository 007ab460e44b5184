import type { KeyboardEvent, ReactElement } from 'react';
import type { Reading } from '../../../../parts/typed/use-typed';
import type { ControlProps, FieldOf } from './control-props';
import { useTypedControl } from './use-typed-control';

/** A range with more steps than this cannot be set by a slider. */
const SLIDER_STEPS = 400;
const DIGITS = 6;

/** A number with its unit, and a slider where the range is small enough for one. */
export function NumberControl(props: ControlProps<'number'>): ReactElement {
  const { field, label, value, control, panel, onChange } = props;
  const { least, most, step = 1, unit } = field;
  const { text } = panel.host;
  const number = typeof value === 'number' ? value : undefined;
  const typed = useTypedControl<number, 'number'>(props, {
    value: number,
    textOf: (stored) => (stored === undefined ? '' : String(stored)),
    read: (typedText) => readNumber(typedText, field, text('panelRange', { least, most })),
  });
  const stepBy = (event: KeyboardEvent): void => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const next = Number(((number ?? least) + steps * step).toFixed(DIGITS));
    onChange(Math.min(most, Math.max(least, next)), true);
  };
  return (
    <div className="admin-page-editor__number">
      {(most - least) / step <= SLIDER_STEPS && (
        <input
          type="range"
          aria-label={label}
          min={least}
          max={most}
          step={step}
          value={number ?? least}
          onChange={({ target }) => onChange(target.valueAsNumber, true)}
        />
      )}
      <span className="admin-page-editor__amount">
        <input
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed.text}
          onFocus={typed.onFocus}
          onBlur={typed.onBlur}
          onKeyDown={stepBy}
          onChange={({ target }) => typed.type(target.value)}
        />
        {unit !== undefined && <span>{unit}</span>}
      </span>
    </div>
  );
}

/** A comma is read as a decimal point. */
export function readNumber(
  typed: string,
  { least, most }: Pick<FieldOf<'number'>, 'least' | 'most'>,
  problem: string,
): Reading<number> {
  const plain = typed.trim().replace(',', '.');
  if (plain === '') return { value: undefined };
  const value = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : NaN;
  return value >= least && value <= most ? { value } : { problem };
}

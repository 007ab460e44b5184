import type { ReactElement } from 'react';
import type { ControlProps } from './control-props';

export function SwitchControl({ value, control, onChange }: ControlProps<'switch'>): ReactElement {
  return (
    <input
      {...control}
      type="checkbox"
      role="switch"
      aria-checked={value === true}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

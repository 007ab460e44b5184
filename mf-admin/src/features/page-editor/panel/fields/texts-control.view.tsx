import type { ReactElement } from 'react';
import type { ControlProps } from './control-props';
import { useTypedControl } from './use-typed-control';

const LEAST_ROWS = 3;

/** Several texts, one on each line. */
export function TextsControl(props: ControlProps<'texts'>): ReactElement {
  const { field, value, control, panel } = props;
  const { text } = panel.host;
  const typed = useTypedControl<readonly string[], 'texts'>(props, {
    value: Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined,
    textOf: (stored) => stored?.join('\n') ?? '',
    read: (typedText) => {
      const lines = typedText.split('\n').filter((line) => line.trim() !== '');
      if (lines.length > field.most) return { problem: text('panelMostLines', { most: field.most }) };
      if (lines.some((line) => line.length > field.longest))
        return { problem: text('panelLongestLine', { most: field.longest }) };
      return { value: lines.length === 0 ? undefined : lines };
    },
  });
  return (
    <textarea
      {...control}
      rows={LEAST_ROWS}
      dir="auto"
      value={typed.text}
      onFocus={typed.onFocus}
      onBlur={typed.onBlur}
      onChange={({ target }) => typed.type(target.value)}
    />
  );
}

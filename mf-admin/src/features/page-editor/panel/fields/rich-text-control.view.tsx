import type { ReactElement } from 'react';
import { RichTextField } from '../../rich-text/rich-text-field.view';
import type { ControlProps } from './control-props';

/** Formatted text. */
export function RichTextControl(props: ControlProps<'rich-text'>): ReactElement {
  const { field, label, value, control, panel, onChange, onProblem } = props;
  const { text } = panel.host;
  const take = (html: string): void => {
    const isTooLong = html.length > field.longest;
    onProblem(isTooLong ? text('panelTooLong', { most: field.longest }) : undefined);
    if (!isTooLong) onChange(html === '' ? undefined : html, true);
  };
  return (
    <RichTextField
      label={label}
      control={control}
      html={typeof value === 'string' ? value : ''}
      view={panel.view}
      host={panel.host}
      onChange={take}
    />
  );
}

import type { ChangeEvent, ReactElement } from 'react';
import { CharactersLeft, withCount } from './characters-left.view';
import type { ControlProps } from './control-props';
import { useTypedControl } from './use-typed-control';

/** A text of one line or several. */
export function TextControl(props: ControlProps<'text'>): ReactElement {
  const { field, value, control, panel } = props;
  const { text } = panel.host;
  const pattern = field.pattern === undefined ? undefined : new RegExp(`^(?:${field.pattern})$`, 'v');
  const typed = useTypedControl<string, 'text'>(props, {
    value: typeof value === 'string' ? value : undefined,
    textOf: (stored) => stored ?? '',
    read: (typedText) => {
      if (typedText !== '' && pattern && !pattern.test(typedText)) return { problem: text('panelWrongForm') };
      return { value: typedText === '' ? undefined : typedText };
    },
  });
  const shared = {
    ...withCount(control, typed.text, field.longest),
    value: typed.text,
    maxLength: field.longest,
    dir: 'auto',
    onFocus: typed.onFocus,
    onBlur: typed.onBlur,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => typed.type(target.value),
  };
  return (
    <>
      {(field.lines ?? 1) > 1 ? <textarea {...shared} rows={field.lines} /> : <input {...shared} type="text" />}
      <CharactersLeft id={control.id} typed={typed.text} longest={field.longest} text={text} />
    </>
  );
}

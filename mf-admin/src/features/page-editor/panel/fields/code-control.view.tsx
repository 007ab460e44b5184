import type { ReactElement } from 'react';
import { CharactersLeft, withCount } from './characters-left.view';
import type { ControlProps } from './control-props';
import { isOnAndroid } from './is-on-android.effects';
import { useTypedControl } from './use-typed-control';

const ROWS = 10;

/** Code, which only some roles may write. Tab leaves it, as it leaves other fields. */
export function CodeControl(props: ControlProps<'code'>): ReactElement {
  const { field, value, control, panel } = props;
  const { view, host } = panel;
  const isAndroid = isOnAndroid();
  const typed = useTypedControl<string, 'code'>(props, {
    value: typeof value === 'string' ? value : undefined,
    textOf: (stored) => stored ?? '',
    read: (text) => ({ value: text === '' ? undefined : text }),
  });
  return (
    <>
      {!view.mayAddScripts && <p className="field__hint">{host.text('panelNoScripts')}</p>}
      {isAndroid && <p className="field__hint">{host.text('panelAndroid')}</p>}
      <textarea
        {...withCount(control, typed.text, field.longest)}
        className="admin-page-editor__code"
        rows={ROWS}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        disabled={isAndroid || !view.mayAddScripts}
        maxLength={field.longest}
        value={typed.text}
        onChange={({ target }) => typed.type(target.value)}
      />
      <CharactersLeft id={control.id} typed={typed.text} longest={field.longest} text={host.text} />
    </>
  );
}

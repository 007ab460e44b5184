import type { ReactElement } from 'react';
import { isHttpsAddress } from '../link/link-rules';
import type { ControlProps } from './control-props';
import { useTypedControl } from './use-typed-control';

/** An `https:` address. */
export function UrlControl(props: ControlProps<'url'>): ReactElement {
  const { value, control, panel } = props;
  const typed = useTypedControl<string, 'url'>(props, {
    value: typeof value === 'string' ? value : undefined,
    textOf: (stored) => stored ?? '',
    read: (text) => {
      const address = text.trim();
      if (address === '') return { value: undefined };
      return isHttpsAddress(address) ? { value: address } : { problem: panel.host.text('panelHttps') };
    },
  });
  return (
    <input
      {...control}
      type="url"
      placeholder="https://"
      dir="ltr"
      value={typed.text}
      onFocus={typed.onFocus}
      onBlur={typed.onBlur}
      onChange={({ target }) => typed.type(target.value)}
    />
  );
}

import type { ReactElement } from 'react';
import { isLinkToHost, linkProblem } from 'shared-types/site/link/link-rules';
import { hostsText, problemText } from '../../../../parts/link-editor/problem-text';
import type { ControlProps } from './control-props';
import { useTypedControl } from './use-typed-control';

/** An `https:` address. */
export function UrlControl(props: ControlProps<'url'>): ReactElement {
  const { field, value, control, panel } = props;
  const typed = useTypedControl<string, 'url'>(props, {
    value: typeof value === 'string' ? value : undefined,
    textOf: (stored) => stored ?? '',
    read: (text) => {
      const address = text.trim();
      if (address === '') return { value: undefined };
      if (!/^https:/i.test(address) || linkProblem(address) !== undefined)
        return { problem: problemText(panel.host, 'https', address) };
      if (field.hosts && !isLinkToHost(address, field.hosts)) return { problem: hostsText(panel.host, field.hosts) };
      return { value: address };
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

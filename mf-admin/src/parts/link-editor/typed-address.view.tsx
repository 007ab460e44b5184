import type { ReactElement } from 'react';
import { isLinkToHost } from 'shared-types/site/link/link-rules';
import { linkText, readLink, type LinkKind } from 'shared-types/site/link/read-link';
import { controlAttributes, Field } from 'shared-types/site/field';
import { useTyped, type Reading } from '../typed/use-typed';
import type { LinkAddressProps } from './link-address.view';
import type { LinkHost } from './link-host';
import { hostsText, problemText } from './problem-text';

const INPUT_TYPES = { web: 'url', email: 'email', phone: 'tel' } as const;

interface TypedAddressProps extends LinkAddressProps {
  readonly kind: keyof typeof INPUT_TYPES;
  readonly label: string;
}

/** A web address, an email address or a phone number. */
export function TypedAddress({ id, kind, label, href, host, hosts, onHref }: TypedAddressProps): ReactElement {
  const typed = useTyped<string>({
    value: href,
    textOf: (stored) => linkText(stored ?? ''),
    read: (text) => readAddress(text, { kind, host, hosts }),
    write: onHref,
  });
  const frame = {
    id: `${id}-address`,
    name: 'href',
    label,
    ...(kind === 'phone' && { hint: host.text('linkPhoneHint') }),
    ...(hosts && { hint: hostsText(host, hosts) }),
    ...(typed.problem !== undefined && { error: typed.problem }),
  };
  return (
    <Field {...frame}>
      {() => (
        <input
          {...controlAttributes(frame)}
          type={INPUT_TYPES[kind]}
          autoComplete="off"
          dir="ltr"
          value={typed.text}
          onFocus={typed.onFocus}
          onBlur={typed.onBlur}
          onChange={({ target }) => typed.type(target.value)}
        />
      )}
    </Field>
  );
}

interface ReadOptions {
  readonly kind: LinkKind;
  readonly host: LinkHost;
  readonly hosts: readonly string[] | undefined;
}

function readAddress(text: string, { kind, host, hosts }: ReadOptions): Reading<string> {
  if (text.trim() === '') return { value: undefined };
  const link = readLink(kind, text);
  if (link.problem !== undefined) return { problem: problemText(host, link.problem, text) };
  if (hosts && !isLinkToHost(link.href, hosts)) return { problem: hostsText(host, hosts) };
  return { value: link.href };
}

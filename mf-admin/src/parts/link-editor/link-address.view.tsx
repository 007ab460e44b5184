import { useState, type ReactElement } from 'react';
import type { LinkPage } from 'shared-types/admin/pages/link-choices';
import { LINK_KINDS, linkKind, type LinkKind } from 'shared-types/site/link/read-link';
import { LinkedFile } from './linked-file.view';
import { LinkedPage } from './linked-page.view';
import type { LinkHost } from './link-host';
import { TypedAddress } from './typed-address.view';

const KIND_TITLES = {
  page: 'linkPage',
  web: 'linkWeb',
  email: 'linkEmail',
  phone: 'linkPhone',
  file: 'linkFile',
} as const satisfies Record<LinkKind, string>;

export interface LinkAddressProps {
  /** Prefix of its ids. */
  readonly id: string;
  /** Undefined for no link. */
  readonly href: string | undefined;
  readonly view: { readonly pages: readonly LinkPage[] };
  readonly host: LinkHost;
  /** The link must lead to one of these hosts. */
  readonly hosts?: readonly string[] | undefined;
  /** Gets addresses that links may have; undefined once the field is emptied. */
  readonly onHref: (href: string | undefined) => void;
}

/**
 * What a link leads to: its kind, and then its address.
 *
 * @implements LEDIT-01
 */
export function LinkAddress(props: LinkAddressProps): ReactElement {
  const { id, href, host, hosts } = props;
  const [chosenKind, chooseKind] = useState<LinkKind>();
  if (hosts) return <TypedAddress {...props} kind="web" label={host.text('linkWeb')} />;
  const kind = chosenKind ?? linkKind(href ?? '');
  const own = { ...props, href: href !== undefined && linkKind(href) === kind ? href : undefined };
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-kind`}>{host.text('linkTo')}</label>
        <select
          id={`${id}-kind`}
          value={kind}
          onChange={({ target }) => chooseKind(LINK_KINDS.find((one) => one === target.value))}
        >
          {LINK_KINDS.map((one) => (
            <option key={one} value={one}>
              {host.text(KIND_TITLES[one])}
            </option>
          ))}
        </select>
      </div>
      <AddressOf key={kind} {...own} kind={kind} />
    </>
  );
}

function AddressOf({ kind, ...props }: LinkAddressProps & { readonly kind: LinkKind }): ReactElement {
  if (kind === 'file') return <LinkedFile {...props} />;
  if (kind === 'page') return <LinkedPage {...props} />;
  return <TypedAddress {...props} kind={kind} label={props.host.text(KIND_TITLES[kind])} />;
}

import { useState, type ReactElement } from 'react';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import { controlAttributes, Field } from 'shared-types/site/field';
import { chooseFiles } from '../../../../parts/file-chooser/choose-files.effects';
import type { EditorHost } from '../../page-editor-host';
import { useTyped, type Reading } from '../settings/use-typed';
import { findPage } from './find-page';
import { LINK_KINDS, linkKind, linkText, readLink, type LinkKind } from './link-rules';
import { PageChoices } from './page-choices.view';

const KIND_TITLES = {
  page: 'panelLinkPage',
  web: 'panelLinkWeb',
  email: 'panelLinkEmail',
  phone: 'panelLinkPhone',
  file: 'panelLinkFile',
} as const satisfies Record<LinkKind, string>;

export interface LinkAddressProps {
  /** Prefix of its ids. */
  readonly id: string;
  /** Undefined for no link. */
  readonly href: string | undefined;
  readonly view: Pick<PageEditorView, 'pages'>;
  readonly host: EditorHost;
  /** Gets addresses that links may have; undefined once the field is emptied. */
  readonly onHref: (href: string | undefined) => void;
}

/**
 * What a link leads to: its kind, and then its address.
 *
 * @implements LEDIT-01
 */
export function LinkAddress(props: LinkAddressProps): ReactElement {
  const { id, href, host } = props;
  const [chosenKind, chooseKind] = useState<LinkKind>();
  const kind = chosenKind ?? linkKind(href ?? '');
  const isStored = href !== undefined && linkKind(href) === kind;
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-kind`}>{host.text('panelLinkTo')}</label>
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
      {kind === 'file' ? (
        <LinkedFile {...props} href={isStored ? href : undefined} />
      ) : (
        <TypedAddress key={kind} {...props} kind={kind} href={isStored ? href : undefined} />
      )}
    </>
  );
}

const INPUT_TYPES = { page: 'text', web: 'url', email: 'email', phone: 'tel' } as const;

type TypedKind = keyof typeof INPUT_TYPES;

function TypedAddress({
  id,
  kind,
  href,
  view,
  host,
  onHref,
}: LinkAddressProps & { readonly kind: TypedKind }): ReactElement {
  const { text } = host;
  const read = (typedText: string): Reading<string> => {
    if (typedText.trim() === '') return { value: undefined };
    const page = kind === 'page' ? findPage(view.pages, typedText) : undefined;
    if (page) return { value: page.path };
    const { problem, ...link } = readLink(kind, typedText);
    if (problem === undefined) return { value: 'href' in link ? link.href : undefined };
    return { problem: text(problem, { val: typedText.trim(), email: 'name@example.com' }) };
  };
  const typed = useTyped<string>({ value: href, textOf: (stored) => linkText(stored ?? ''), read, write: onHref });
  const page = kind === 'page' ? findPage(view.pages, typed.text) : undefined;
  const frame = {
    id: `${id}-address`,
    name: 'href',
    label: text(KIND_TITLES[kind]),
    ...(kind === 'page' && { hint: page?.title ?? text('panelPageHint') }),
    ...(typed.problem !== undefined && { error: typed.problem }),
  };
  return (
    <Field {...frame}>
      {() => (
        <>
          <input
            {...controlAttributes(frame)}
            type={INPUT_TYPES[kind]}
            autoComplete="off"
            dir={kind === 'page' ? 'auto' : 'ltr'}
            list={kind === 'page' ? `${id}-pages` : undefined}
            value={typed.text}
            onFocus={typed.onFocus}
            onBlur={typed.onBlur}
            onChange={({ target }) => typed.type(target.value)}
          />
          {kind === 'page' && <PageChoices id={`${id}-pages`} pages={view.pages} />}
        </>
      )}
    </Field>
  );
}

function LinkedFile({ href, host, onHref }: LinkAddressProps): ReactElement {
  const choose = async (): Promise<void> => {
    const [picked] = (await chooseFiles(host, { accepts: [], most: 1, chosen: [] })) ?? [];
    if (picked) onHref(picked.details.address);
  };
  return (
    <div className="admin-page-editor__acts">
      {href !== undefined && <bdi className="admin-page-editor__file-name">{href.split('/').at(-1)}</bdi>}
      <button type="button" className="button button--quiet" onClick={() => void choose()}>
        {host.text(href === undefined ? 'panelChooseFile' : 'panelReplace')}
      </button>
    </div>
  );
}

import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import {
  MEMBER_LONGEST,
  MEMBERS_WORDS_PARAMETER,
  type MemberEntry,
  type MembersView,
} from 'shared-types/config/members';
import type { PropsOf } from 'shared-types/render';
import { InviteForm } from './invite-form.view';
import { MemberPages } from './member-pages.view';
import type { MembersHost } from './members-host';
import './members.css';

/** The members by name, twenty on a page, and below them the form that invites another. */
export function element({ block, data, form }: PropsOf<'config/members/list'>, host: MembersHost): ReactElement {
  const view = data['config/members/list'];
  const told = form?.done && form.isFirst && view.done ? host.text('done', { done: view.done }) : undefined;
  return (
    <div className="config-members">
      <p>
        <a className="config-members__home" href={CONFIG_PATH.home}>
          {host.text('home')}
        </a>
      </p>
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      {!view.isSignedOut && <List block={block.id} view={view} host={host} />}
      <InviteForm block={block.id} view={view} form={form} told={told} host={host} />
    </div>
  );
}

interface ListProps {
  readonly block: string;
  readonly view: MembersView;
  readonly host: MembersHost;
}

function List({ block, view, host }: ListProps): ReactElement {
  const { entries, count, words } = view;
  return (
    <section className="config-members__all" aria-label={host.text('title')}>
      {(count > 0 || words !== '') && <Search block={block} view={view} host={host} />}
      {count > 0 && (
        <p className="config-members__sum">{host.text(words === '' ? 'sum' : 'found', { count, words })}</p>
      )}
      {entries.length === 0 ? (
        <Nobody view={view} host={host} />
      ) : (
        <ul className="config-members__list">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} host={host} />
          ))}
        </ul>
      )}
      <MemberPages view={view} host={host} />
    </section>
  );
}

/** Finds members. What was found stays in the address, and the browser's own button for emptying the field is enough. */
function Search({ block, view: { words }, host: { text } }: ListProps): ReactElement {
  const id = `block-${block}-words`;
  return (
    <form className="config-members__search" role="search" action={CONFIG_PATH.members}>
      <div className="field">
        <label htmlFor={id}>{text('search')}</label>
        <input
          id={id}
          type="search"
          name={MEMBERS_WORDS_PARAMETER}
          defaultValue={words}
          maxLength={MEMBER_LONGEST.words}
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
        />
      </div>
      <button type="submit" className="button button--quiet">
        {text('find')}
      </button>
      {words !== '' && <a href={CONFIG_PATH.members}>{text('all')}</a>}
    </form>
  );
}

function Entry({ entry, host: { text } }: { readonly entry: MemberEntry; readonly host: MembersHost }): ReactElement {
  const { id, displayName, email, status, areas } = entry;
  return (
    <li className="config-members__entry">
      <a className="config-members__name" href={CONFIG_PATH.member.replace('{token}', id)} dir="auto">
        {displayName}
      </a>
      <bdi className="config-members__email">{email}</bdi>
      <span className="config-members__note">{text('status', { status })}</span>
      {areas.length > 0 && (
        <span className="config-members__note" dir="auto">
          {text('areas', { areas: areas.join(', ') })}
        </span>
      )}
    </li>
  );
}

function Nobody({ view: { page, words }, host }: Omit<ListProps, 'block'>): ReactElement {
  if (page > 1)
    return (
      <p>
        {host.text('noMore')} <a href={CONFIG_PATH.members}>{host.text('first')}</a>
      </p>
    );
  return <p>{words === '' ? host.text('empty') : host.text('noneFound', { words })}</p>;
}

import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  MEMBER_LONGEST,
  MEMBERS_TERMS_PARAMETER,
  type MemberEntry,
  type MembersView,
} from 'shared-types/admin/people/members';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ListFilter } from '../../parts/list-filter/list-filter.view';
import { InviteForm } from './invite-form.view';
import { MemberPages } from './member-pages.view';
import type { messages } from './members.messages';
import './members.css';

/** The members by name, twenty per page, and an invitation form. */
export function element(
  { block, data, form }: PropsOf<'admin/members/list'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/members/list'];
  const notice = form?.done && form.isFirst && view.done ? host.text('done', { done: view.done }) : undefined;
  return (
    <div className="admin-members">
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      {!view.isSignedOut && <List block={block.id} view={view} host={host} />}
      <InviteForm block={block.id} view={view} form={form} notice={notice} host={host} />
    </div>
  );
}

interface ListProps {
  readonly block: string;
  readonly view: MembersView;
  readonly host: RenderHost<typeof messages>;
}

function List({ block, view, host }: ListProps): ReactElement {
  const { entries, count, terms } = view;
  return (
    <section className="admin-members__all" aria-label={host.text('title')}>
      {(count > 0 || terms !== '') && <Search block={block} view={view} host={host} />}
      {count > 0 && <Sum view={view} host={host} />}
      {entries.length === 0 ? (
        <Nobody view={view} host={host} />
      ) : (
        <ul className="admin-members__list">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} host={host} />
          ))}
        </ul>
      )}
      <MemberPages view={view} host={host} />
    </section>
  );
}

function Search({ block, view: { terms }, host: { text } }: ListProps): ReactElement {
  return (
    <ListFilter
      block={block}
      path={ADMIN_PATH.members}
      search={{ name: MEMBERS_TERMS_PARAMETER, label: text('search'), value: terms, longest: MEMBER_LONGEST.terms }}
      labels={{ find: text('find') }}
    />
  );
}

function Sum({ view: { count, terms }, host: { text } }: Omit<ListProps, 'block'>): ReactElement {
  if (terms === '') return <p className="admin-muted">{text('sum', { count })}</p>;
  return (
    <p className="admin-muted">
      {text('found', { count, terms })} <a href={ADMIN_PATH.members}>{text('all')}</a>
    </p>
  );
}

function Entry({
  entry,
  host: { text },
}: {
  readonly entry: MemberEntry;
  readonly host: RenderHost<typeof messages>;
}): ReactElement {
  const { id, displayName, email, status, areas } = entry;
  return (
    <li className="admin-members__entry">
      <a className="admin-members__name" href={ADMIN_PATH.member.replace('{token}', id)} dir="auto">
        {displayName}
      </a>
      <bdi className="admin-members__email">{email}</bdi>
      <span className="admin-muted">{text('status', { status })}</span>
      {areas.length > 0 && (
        <span className="admin-muted" dir="auto">
          {text('areas', { areas: areas.join(', ') })}
        </span>
      )}
    </li>
  );
}

function Nobody({ view: { page, terms }, host }: Omit<ListProps, 'block'>): ReactElement {
  if (page > 1)
    return (
      <p>
        {host.text('noMore')} <a href={ADMIN_PATH.members}>{host.text('first')}</a>
      </p>
    );
  if (terms === '') return <p>{host.text('empty')}</p>;
  return (
    <p>
      {host.text('noneFound', { terms })} <a href={ADMIN_PATH.members}>{host.text('all')}</a>
    </p>
  );
}

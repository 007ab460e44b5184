import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  ADMIN_SEARCH_LONGEST,
  ADMIN_SEARCH_PARAMETER,
  type AdminFound,
  type AdminFoundGroup,
  type AdminSearchView,
} from 'shared-types/admin/search';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { messages } from './search.messages';
import './search.css';

type SearchHost = ViewHost<typeof messages>;

/** A field, and what was found by it, by kind. */
export function element({ block, data }: PropsOf<'admin/search/results'>, host: SearchHost): ReactElement {
  const view = data['admin/search/results'];
  return (
    <div className="admin-search">
      <h1>{host.text('title')}</h1>
      <Query id={`block-${block.id}-query`} query={view.query} host={host} />
      <p>{summaryOf(view, host)}</p>
      {view.groups.map((group) => (
        <Group key={group.kind} id={`block-${block.id}-${group.kind}`} group={group} host={host} />
      ))}
    </div>
  );
}

function summaryOf({ query, count }: AdminSearchView, { text }: SearchHost): string {
  if (query === '') return text('hint');
  return count > 0 ? text('found', { count, query }) : text('nothing', { query });
}

interface QueryProps extends Pick<AdminSearchView, 'query'> {
  readonly id: string;
  readonly host: SearchHost;
}

function Query({ id, query, host: { text } }: QueryProps): ReactElement {
  return (
    <form className="admin-search__form" role="search" action={ADMIN_PATH.search} aria-label={text('label')}>
      <div className="field">
        <label htmlFor={id}>{text('label')}</label>
        <input
          id={id}
          type="search"
          name={ADMIN_SEARCH_PARAMETER}
          defaultValue={query}
          maxLength={ADMIN_SEARCH_LONGEST}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
        />
      </div>
      <button type="submit" className="button">
        {text('submit')}
      </button>
    </form>
  );
}

interface GroupProps {
  readonly id: string;
  readonly group: AdminFoundGroup;
  readonly host: SearchHost;
}

function Group({ id, group: { title, count, entries }, host: { text } }: GroupProps): ReactElement {
  return (
    <section className="admin-search__group" aria-labelledby={id}>
      <h2 id={id}>{text('group', { title, count })}</h2>
      <ul className="admin-search__list">
        {entries.map((entry) => (
          <Entry key={entry.path} entry={entry} />
        ))}
      </ul>
      {count > entries.length && <p className="admin-search__note">{text('first', { count: entries.length })}</p>}
    </section>
  );
}

function Entry({ entry: { path, title, note } }: { readonly entry: AdminFound }): ReactElement {
  return (
    <li className="admin-search__entry">
      <a href={path} dir="auto">
        {title}
      </a>
      {note !== undefined && (
        <span className="admin-search__note" dir="auto">
          {note}
        </span>
      )}
    </li>
  );
}

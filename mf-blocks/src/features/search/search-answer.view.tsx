import type { ReactElement } from 'react';
import { SEARCH, type SearchView } from 'shared-types/blocks/search';
import type { ViewHost } from 'shared-types/host/render-host';
import { searchPath } from './search-path';
import { SearchResults } from './search-results.view';
import type { messages } from './search.messages';

interface SearchAnswerProps {
  readonly view: SearchView;
  readonly host: ViewHost<typeof messages>;
}

export function SearchAnswer({ view, host }: SearchAnswerProps): ReactElement {
  switch (view.outcome) {
    case 'empty':
      return <p>{host.text('empty')}</p>;
    case 'too-short':
      return <p>{host.text('tooShort')}</p>;
    case 'too-long':
      return <p>{host.text('tooLong', { longest: SEARCH.longest })}</p>;
    case 'searched':
      return view.count > 0 ? <Found view={view} host={host} /> : <Nothing view={view} host={host} />;
  }
}

function Found({ view, host }: SearchAnswerProps): ReactElement {
  return (
    <>
      <p className="blocks-search__sum">{host.text('found', { count: view.count, query: view.query })}</p>
      <SearchResults results={view.results} host={host} />
      <Pages view={view} host={host} />
    </>
  );
}

function Nothing({ view: { query, page }, host }: SearchAnswerProps): ReactElement {
  if (page > 1)
    return (
      <p>
        {host.text('noMore', { query })} <a href={addressOf(host, query, 1)}>{host.text('first')}</a>
      </p>
    );
  return (
    <p>
      {host.text('nothing', { query })} {host.text('nothingHint')}{' '}
      <a href={host.context.languageRoot ?? '/'}>{host.text('home')}</a>
    </p>
  );
}

function Pages({ view: { query, page, count }, host }: SearchAnswerProps): ReactElement | null {
  const hasMore = page * SEARCH.perPage < count;
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="blocks-search__pages" aria-label={host.text('pages')}>
      {page > 1 && (
        <a className="button button--quiet" href={addressOf(host, query, page - 1)} rel="prev">
          {host.text('previous')}
        </a>
      )}
      {hasMore && (
        <a className="button button--quiet" href={addressOf(host, query, page + 1)} rel="next">
          {host.text('more')}
        </a>
      )}
    </nav>
  );
}

function addressOf(host: ViewHost<typeof messages>, query: string, page: number): string {
  return host.url(searchPath(host), {
    [SEARCH.queryParameter]: query,
    [SEARCH.pageParameter]: page > 1 ? page : undefined,
  });
}

import type { ReactElement } from 'react';
import { SEARCH, type SearchView } from 'shared-types/blocks/search';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { SearchAnswer } from './search-answer.view';
import { searchPath } from './search-path';
import type { messages } from './search.messages';
import './search.css';

/** A search field with the results below. On other pages than the search page it is only the field. */
export function element(
  { block, data }: PropsOf<'blocks/search/results'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['blocks/search/results'];
  const isOwnPage = host.context.pageType === PAGE_TYPE.search;
  return (
    <div className="blocks-search">
      {isOwnPage && <h1>{host.text('title')}</h1>}
      <SearchForm id={`block-${block.id}-query`} view={view} host={host} />
      {isOwnPage && <SearchAnswer view={view} host={host} />}
    </div>
  );
}

interface SearchFormProps {
  readonly id: string;
  readonly view: SearchView;
  readonly host: ViewHost<typeof messages>;
}

function SearchForm({ id, view, host }: SearchFormProps): ReactElement {
  return (
    <form className="blocks-search__form" role="search" method="get" action={searchPath(host)}>
      <label htmlFor={id}>{host.text('label')}</label>
      <div className="blocks-search__line">
        <input
          className="blocks-search__query"
          id={id}
          type="search"
          name={SEARCH.queryParameter}
          defaultValue={view.query}
          maxLength={SEARCH.longest}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button">
          {host.text('submit')}
        </button>
      </div>
    </form>
  );
}

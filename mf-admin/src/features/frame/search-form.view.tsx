import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ADMIN_SEARCH_LONGEST, ADMIN_SEARCH_PARAMETER } from 'shared-types/admin/search';
import type { FrameHost } from './frame-host';
import { Icon } from './icon.view';

/** The field of the bar, which leads to the page of results; in a narrow window its button alone. */
export function SearchForm({ host: { text } }: { readonly host: FrameHost }): ReactElement {
  return (
    <form
      className="admin-frame__search"
      role="search"
      action={ADMIN_PATH.search}
      aria-label={text('search')}
      data-search-form=""
    >
      <input
        className="admin-frame__query"
        type="search"
        name={ADMIN_SEARCH_PARAMETER}
        aria-label={text('searchFor')}
        placeholder={text('search')}
        maxLength={ADMIN_SEARCH_LONGEST}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
      />
      <button type="submit" className="admin-frame__button" aria-label={text('search')}>
        <Icon name="search" />
      </button>
    </form>
  );
}

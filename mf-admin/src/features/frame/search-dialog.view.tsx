import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ADMIN_SEARCH_LONGEST, ADMIN_SEARCH_PARAMETER } from 'shared-types/admin/search';
import type { FrameHost } from './frame-host';
import { Icon } from './icon.view';

interface SearchDialogProps {
  readonly id: string;
  /** The account, whose recent pages this browser keeps. */
  readonly account: string;
  /** Name of this page among the recent ones; absent if it is not one to return to. */
  readonly here: string | undefined;
  readonly host: FrameHost;
}

/** The search over the page, which a script opens and fills. */
export function SearchDialog({ id, account, here, host: { text } }: SearchDialogProps): ReactElement {
  return (
    <dialog
      className="admin-frame__finder"
      aria-label={text('search')}
      data-search-dialog=""
      data-account={account}
      data-here={here}
    >
      <form className="admin-frame__finder-form" action={ADMIN_PATH.search}>
        <Icon name="search" />
        <input
          className="admin-frame__finder-query"
          type="text"
          inputMode="search"
          name={ADMIN_SEARCH_PARAMETER}
          role="combobox"
          aria-label={text('searchFor')}
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={`${id}-list`}
          placeholder={text('searchFor')}
          maxLength={ADMIN_SEARCH_LONGEST}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          dir="auto"
          autoFocus
        />
        <button type="button" className="admin-frame__button" aria-label={text('closeSearch')} data-search-close="">
          <Icon name="close" />
        </button>
      </form>
      <p className="admin-frame__finder-status" role="status" data-search-status="" />
      <button type="button" className="admin-frame__finder-retry" data-search-retry="" hidden>
        {text('tryAgain')}
      </button>
      <div
        className="admin-frame__finder-list"
        id={`${id}-list`}
        role="listbox"
        aria-label={text('results')}
        data-search-list=""
        hidden
      />
      <label className="admin-frame__finder-slash">
        <input type="checkbox" data-search-slash="" />
        {text('slash')}
      </label>
    </dialog>
  );
}

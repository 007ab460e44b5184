import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { AdminFrameView } from 'shared-types/admin/frame';
import { AccountMenu } from './account-menu.view';
import type { FrameHost } from './frame-host';
import { Icon } from './icon.view';
import { SearchDialog } from './search-dialog.view';
import { SearchForm } from './search-form.view';

interface BarProps {
  readonly block: string;
  readonly view: AdminFrameView;
  /** Id of the navigation, which the first button opens. */
  readonly navigationId: string;
  readonly host: FrameHost;
}

/** The site's name, the search, the way to the site, and the account. */
export function Bar({ block, view, navigationId, host }: BarProps): ReactElement {
  const { sitePath, account, groups } = view;
  const { text, context } = host;
  const isWhole = groups.length > 0;
  return (
    <header className="admin-frame__bar">
      {isWhole && (
        <button
          type="button"
          className="admin-frame__button admin-frame__open"
          popoverTarget={navigationId}
          aria-label={text('open')}
        >
          <Icon name="menu" />
        </button>
      )}
      <a className="admin-frame__site" href={account ? ADMIN_PATH.home : sitePath} dir="auto">
        {context.website.title}
      </a>
      {isWhole && account && (
        <>
          <SearchForm host={host} />
          <a className="admin-frame__button" href={sitePath} aria-label={text('viewSite')}>
            <Icon name="site" />
            <span className="admin-frame__label">{text('viewSite')}</span>
          </a>
          <AccountMenu block={block} account={account} host={host} />
          <SearchDialog id={`block-${block}-search`} account={account.id} here={nameOf(view)} host={host} />
        </>
      )}
    </header>
  );
}

/** The page's name; undefined on the first page, and on pages that are nowhere in the navigation. */
function nameOf({ groups, here }: AdminFrameView): string | undefined {
  const isListed = groups.some(({ links }) => links.some(({ current }) => current !== undefined));
  return isListed ? here : undefined;
}

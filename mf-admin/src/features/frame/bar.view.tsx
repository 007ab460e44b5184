import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { AdminFrameView } from 'shared-types/admin/frame';
import { AccountMenu } from './account-menu.view';
import type { FrameHost } from './frame-host';
import { Icon } from './icon.view';

interface BarProps {
  readonly block: string;
  readonly view: AdminFrameView;
  /** Id of the navigation, which the first button opens. */
  readonly navigationId: string;
  readonly host: FrameHost;
}

/** The site's name, the way to the site, and the account. */
export function Bar({ block, view: { sitePath, account, groups }, navigationId, host }: BarProps): ReactElement {
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
          <a className="admin-frame__button" href={sitePath} aria-label={text('viewSite')}>
            <Icon name="site" />
            <span className="admin-frame__label">{text('viewSite')}</span>
          </a>
          <AccountMenu block={block} account={account} host={host} />
        </>
      )}
    </header>
  );
}

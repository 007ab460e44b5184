import type { ReactElement } from 'react';
import { PLACEHOLDER, type SiteMenuEntry } from 'shared-types/site/page/frame';
import { isFolder } from 'shared-types/site/page/site-menu';
import { NavigationFolder } from '../features/navigation-folder/navigation-folder.view';
import type { FrameText } from './frame-text';
import { MenuLink } from './menu-link';
import { placeholder } from './placeholder';

interface NavigationProps {
  readonly entries: readonly SiteMenuEntry[];
  readonly placeholderPrefix: string;
  /** Path of the page, whose link is marked as current. */
  readonly pagePath: string;
  readonly text: FrameText;
}

/**
 * The main navigation; nothing if it is empty. On a phone the links wrap, so that none is hidden behind a button. Only
 * pages with folders have the script that closes them.
 */
export function Navigation({ entries, placeholderPrefix, pagePath, text }: NavigationProps): ReactElement | null {
  if (entries.length === 0) return null;
  return (
    <nav className="frame-nav" aria-label={text('navigation')}>
      <ul className="frame-nav__list">
        {entries.map((entry, index) =>
          isFolder(entry) ? (
            <li key={index}>
              <NavigationFolder folder={entry} pagePath={pagePath} />
            </li>
          ) : (
            <li key={entry.path}>
              <MenuLink className="frame-nav__link" link={entry} pagePath={pagePath} />
            </li>
          ),
        )}
      </ul>
      {entries.some(isFolder) && (
        <script
          nonce={placeholder(placeholderPrefix, PLACEHOLDER.nonce)}
          dangerouslySetInnerHTML={{ __html: placeholder(placeholderPrefix, PLACEHOLDER.folders) }}
        />
      )}
    </nav>
  );
}

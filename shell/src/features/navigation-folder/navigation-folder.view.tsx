import type { ReactElement } from 'react';
import type { SiteFolder } from 'shared-types/site/page/frame';
import { MenuLink, currentness } from '../../frame/menu-link';

interface NavigationFolderProps {
  readonly folder: SiteFolder;
  readonly pagePath: string;
}

/** A folder of the main navigation. The browser opens and closes it; of several, one is open. */
export function NavigationFolder({ folder: { title, children }, pagePath }: NavigationFolderProps): ReactElement {
  const isCurrent = children.some((link) => currentness(link, pagePath));
  return (
    <details className="site-navigation-folder" name="navigation">
      <summary className="frame-nav__link" aria-current={isCurrent || undefined}>
        {title}
        <svg
          className="site-navigation-folder__mark"
          viewBox="0 0 12 12"
          width="12"
          height="12"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <ul className="site-navigation-folder__list">
        {children.map((link) => (
          <li key={link.path}>
            <MenuLink className="frame-nav__link" link={link} pagePath={pagePath} />
          </li>
        ))}
      </ul>
    </details>
  );
}

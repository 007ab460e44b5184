import type { ReactElement } from 'react';
import type { FrameProps, SiteLink } from 'shared-types/site/frame';
import { hole } from './hole';
import type { FrameText } from './frame-text';

interface HeaderProps {
  readonly site: FrameProps['site'];
  readonly holePrefix: string;
  /** Path of the page, which its link is marked by. */
  readonly pagePath: string;
  readonly text: FrameText;
}

/** The top of the page. The links wrap on a phone, so that nothing hides behind a button. */
export function Header({ site, holePrefix, pagePath, text }: HeaderProps): ReactElement {
  return (
    <header className="frame-header">
      <a className="frame-header__title" href="/">
        {site.title}
      </a>
      <div className="frame-header__actions">{hole(holePrefix, 'slot-header-actions')}</div>
      {site.navigation.length > 0 && (
        <nav className="frame-nav" aria-label={text('navigation')}>
          <ul className="frame-nav__list">
            {site.navigation.map((link) => (
              <li key={link.path}>
                <a className="frame-nav__link" href={link.path} aria-current={currentness(link, pagePath)}>
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

/** `page` for the page itself, `true` for the section it lies in. */
function currentness({ path }: SiteLink, pagePath: string): 'page' | 'true' | undefined {
  if (path === pagePath) return 'page';
  return path !== '/' && pagePath.startsWith(`${path}/`) ? 'true' : undefined;
}

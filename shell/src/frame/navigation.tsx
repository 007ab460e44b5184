import type { ReactElement } from 'react';
import type { SiteLink } from 'shared-types/site/page/frame';
import type { FrameText } from './frame-text';

interface NavigationProps {
  readonly links: readonly SiteLink[];
  /** Path of the page, whose link is marked as current. */
  readonly pagePath: string;
  readonly text: FrameText;
}

/** The main navigation; nothing if it has no links. On a phone the links wrap, so that none is hidden behind a button. */
export function Navigation({ links, pagePath, text }: NavigationProps): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <nav className="frame-nav" aria-label={text('navigation')}>
      <ul className="frame-nav__list">
        {links.map((link) => (
          <li key={link.path}>
            <a className="frame-nav__link" href={link.path} aria-current={currentness(link, pagePath)}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `page` for the page itself, `true` for its section. */
function currentness({ path }: SiteLink, pagePath: string): 'page' | 'true' | undefined {
  if (path === pagePath) return 'page';
  return path !== '/' && pagePath.startsWith(`${path}/`) ? 'true' : undefined;
}

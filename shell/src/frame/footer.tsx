import type { ReactElement } from 'react';
import type { FrameProps } from 'shared-types/site/page/frame';
import type { FrameLook } from 'shared-types/site/page/site-look';
import { Badge } from '../features/badge/badge.view';
import { SocialLinks } from '../features/social-links/social-links.view';
import type { FrameText } from './frame-text';
import { MenuLink } from './menu-link';
import { placeholder } from './placeholder';

interface FooterProps {
  readonly site: FrameProps['site'];
  readonly placeholderPrefix: string;
  readonly text: FrameText;
}

export function Footer({ site, placeholderPrefix, text }: FooterProps): ReactElement {
  const { badge = 'none', footer, look = {} } = site;
  const { links, note } = footer;
  return (
    <footer className="frame-footer">
      <div className={innerClass(look)}>
        <div className="frame-footer__about">
          <p className="frame-footer__title">{site.title}</p>
          {site.tagline && <p>{site.tagline}</p>}
        </div>
        {links.length > 0 && (
          <nav aria-label={text('footerNavigation')}>
            <ul className="frame-footer__list">
              {links.map((link) => (
                <li key={link.path}>
                  <MenuLink className="frame-footer__link" link={link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {look.social && <SocialLinks links={look.social} text={text} />}
        {note && <p className="frame-footer__note">{note}</p>}
        {look.copyright && <p className="frame-footer__note">{look.copyright}</p>}
        {placeholder(placeholderPrefix, 'slot-footer-end')}
        {badge !== 'none' && <Badge badge={badge} text={text('badge')} />}
      </div>
    </footer>
  );
}

function innerClass({ footerColumns }: FrameLook): string {
  const inner = 'frame-footer__inner';
  return footerColumns ? `${inner} site-footer-columns site-footer-columns--${footerColumns}` : inner;
}

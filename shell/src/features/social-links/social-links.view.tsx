import type { ReactElement } from 'react';
import { SOCIAL_NAMES, SOCIAL_SIGNS } from 'shared-types/blocks/basic/social-signs';
import type { SiteSocialLink } from 'shared-types/site/page/site-look';
import type { FrameText } from '../../frame/frame-text';

interface SocialLinksProps {
  readonly links: readonly SiteSocialLink[];
  readonly text: FrameText;
}

/** A list without bullets is one to every browser only where it is said. */
const LIST = { role: 'list' };

/** Where else the owner is. `rel="me"` is how other services see that the page and the profile are of one owner. */
export function SocialLinks({ links, text }: SocialLinksProps): ReactElement {
  return (
    <ul className="site-social-links" aria-label={text('social')} {...LIST}>
      {links.map(({ network, href }) => (
        <li key={href}>
          <a className="site-social-links__link" href={href} rel="me">
            <svg className="site-social-links__sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={SOCIAL_SIGNS[network]} />
            </svg>
            <span className="visually-hidden">{SOCIAL_NAMES[network] ?? text(network as NamedByMessages)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type NamedByMessages = 'rss' | 'email' | 'phone' | 'website';

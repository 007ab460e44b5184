import type { ReactElement } from 'react';
import type { SocialNetwork } from 'shared-types/blocks/basic/social-links';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { readSocialLinks, type SocialLinksBlock } from './read-social-links';
import type { messages } from './social-links.messages';
import { SOCIAL_NAMES, SOCIAL_SIGNS } from 'shared-types/blocks/basic/social-signs';
import './social-links.css';

type SocialHost = ViewHost<typeof messages>;

/** Links to where else the owner is. Each has its name for everybody who does not see the sign; nothing without links. */
export function element({ block }: PropsOf, host: SocialHost): ReactElement {
  const { links, look, size, align } = readSocialLinks(block.settings);
  if (links.length === 0) return <></>;
  const className = `blocks-social-links blocks-social-links--${look} blocks-social-links--${size} blocks-social-links--${align}`;
  return (
    <ul className={className} aria-label={host.text('label')} {...LIST}>
      {links.map((entry, index) => (
        <li key={index}>
          <Way entry={entry} look={look} host={host} />
        </li>
      ))}
    </ul>
  );
}

/** A list without bullets is one to every browser only where it is said. */
const LIST = { role: 'list' };

interface WayProps extends Pick<SocialLinksBlock, 'look'> {
  readonly entry: SocialLinksBlock['links'][number];
  readonly host: SocialHost;
}

/** `rel="me"` is how other services see that the page and the profile are of one owner. */
function Way({ entry: { network, link }, look, host }: WayProps): ReactElement {
  const name = link.label || nameOf(network, host);
  const isIconOnly = look === 'icons';
  return (
    <a
      className="blocks-social-links__link"
      href={link.href}
      rel={link.newWindow ? 'me noopener' : 'me'}
      {...(link.newWindow && { target: '_blank' })}
      {...(isIconOnly && { 'data-tooltip': name })}
    >
      {look !== 'names' && (
        <svg className="blocks-social-links__sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d={SOCIAL_SIGNS[network]} />
        </svg>
      )}
      <span {...(isIconOnly && { className: 'visually-hidden' })}>{name}</span>
      {link.newWindow && <span className="visually-hidden"> {host.text('newWindow')}</span>}
    </a>
  );
}

function nameOf(network: SocialNetwork, host: SocialHost): string {
  return SOCIAL_NAMES[network] ?? host.text(network as keyof typeof messages);
}

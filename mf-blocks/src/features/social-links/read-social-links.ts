import type { BlockLink } from 'shared-types/blocks/link';
import { SOCIAL_NETWORKS, type SocialLinksSettings, type SocialNetwork } from 'shared-types/blocks/basic/social-links';
import { readLink } from '../../parts/link/read-link';
import { readSettings, type Settings } from '../../parts/settings/settings';

/** A social links block’s settings, defaults filled in. */
export interface SocialLinksBlock extends Required<Omit<SocialLinksSettings, 'links'>> {
  readonly links: readonly { readonly network: SocialNetwork; readonly link: BlockLink }[];
}

export function readSocialLinks(value: unknown): SocialLinksBlock {
  const settings = readSettings(value);
  return {
    links: settings.list('links').map(readOne),
    look: settings.oneOf('look', ['icons', 'names', 'both']),
    size: settings.oneOf('size', ['medium', 'small', 'large']),
    align: settings.oneOf('align', ['start', 'center', 'end']),
  };
}

function readOne(settings: Settings): SocialLinksBlock['links'][number] {
  return { network: settings.oneOf('network', SOCIAL_NETWORKS), link: readLink(settings.group('link')) };
}

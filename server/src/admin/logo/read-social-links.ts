import { MOST_SOCIAL_ROWS } from 'shared-types/admin/theme/logo';
import { SOCIAL_NETWORKS } from 'shared-types/blocks/basic/social-links';
import { LOOK_LIMIT, type SiteSocialLink } from 'shared-types/site/page/site-look';
import type { FieldReader } from '../field-reader';
import type { LogoMessages } from './logo.messages';
import { socialAddress } from './social-address';
import { socialNetworkOf } from './social-network-of';

/** The value of a row whose icon follows from its address. */
const BY_ADDRESS = '';

/** The rows in their order; empty ones are skipped. */
export function readSocialLinks(reader: FieldReader, messages: LogoMessages): readonly SiteSocialLink[] {
  const links: SiteSocialLink[] = [];
  for (let row = 1; row <= MOST_SOCIAL_ROWS; row++) {
    const link = readRow(reader, `social.${row}`, messages);
    if (!link) continue;
    if (links.some(({ href }) => href === link.href)) reader.refuse(`social.${row}.href`, messages.repeated);
    links.push(link);
  }
  if (links.length > LOOK_LIMIT.social) reader.refuse('social', messages.tooMany(LOOK_LIMIT.social));
  return links;
}

function readRow(reader: FieldReader, at: string, messages: LogoMessages): SiteSocialLink | undefined {
  const typed = reader.line(`${at}.href`, LOOK_LIMIT.href);
  const network = reader.isSent(`${at}.network`)
    ? reader.oneOf(`${at}.network`, [BY_ADDRESS, ...SOCIAL_NETWORKS] as const)
    : BY_ADDRESS;
  if (typed === '') {
    if (network) reader.refuse(`${at}.href`, messages.socialHref);
    return undefined;
  }
  const href = socialAddress(typed);
  if (href === undefined) reader.refuse(`${at}.href`, messages.socialAddress);
  return href === undefined ? undefined : { network: network || socialNetworkOf(href), href };
}

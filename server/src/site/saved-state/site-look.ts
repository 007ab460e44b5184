import { hash } from 'node:crypto';
import type { SiteLook } from 'shared-types/site/page/site-look';
import type { SiteProfile } from '../directory/site-profile';
import type { StateKind } from './saved-state';

/** Logo, icon and layout of a site. */
export const SITE_LOOK: StateKind<SiteLook> = {
  table: 'site_look_change',
  column: 'look',
  of: ({ profile }, last) => last ?? profile.look ?? {},
  into: ({ profile, ...site }, look) => ({ ...site, profile: withLook(profile, look) }),
  wanted: (_, sent) => sent,
  nameOf: siteLookName,
};

/** Names a state: equal ones have the same name. */
export function siteLookName(look: SiteLook): string {
  const { logo, icon, header, button, footerColumns, social = [], copyright, translations = {} } = look;
  const others = Object.entries(translations)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([locale, texts]) => [
      locale,
      texts.button?.title ?? null,
      texts.button?.href ?? null,
      texts.copyright ?? null,
    ]);
  const values = [
    logo ? [logo.picture.asset, logo.alt ?? null, logo.height] : null,
    iconValues(icon),
    header ?? null,
    button ? [button.title, button.href] : null,
    footerColumns ?? null,
    social.map(({ network, href }) => [network, href]),
    copyright ?? null,
    // A look without them is named as it was before there were any.
    ...(others.length > 0 ? [others] : []),
  ];
  return hash('sha256', JSON.stringify(values), 'base64url');
}

function iconValues(icon: SiteLook['icon']): string[] | null {
  if (!icon) return null;
  return 'asset' in icon ? [icon.asset] : [icon.file, icon.svg];
}

/** Names of the pictures that a look shows. */
export function picturesOfLook({ logo, icon }: SiteLook): string[] {
  return [...(logo ? [logo.picture.asset] : []), ...(icon && 'asset' in icon ? [icon.asset] : [])];
}

/** A site whose owners have chosen nothing has no look. */
function withLook({ look: _, ...profile }: SiteProfile, look: SiteLook): SiteProfile {
  return Object.keys(look).length === 0 ? profile : { ...profile, look };
}

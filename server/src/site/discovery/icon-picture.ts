import type { Picture } from 'shared-types/host/image';
import type { Site } from '../directory/site';
import type { SiteProfile } from '../directory/site-profile';
import { offeredWidth } from '../image/image-width';
import { iconAddress } from './icon-address';

/** Pixels of the icons that browsers show in tabs, and phones on their home screens, on dense screens. */
const PIXELS = { tab: 64, phone: 180 } as const;

/** The URL of a picture in the size of an icon. */
export function iconPictureAddress({ src }: Pick<Picture, 'src'>, use: keyof typeof PIXELS): string {
  return `${src}?format=${offeredWidth(PIXELS[use])}w`;
}

/** The SVG that is a site's icon: the owner's, or else that of the site's document. */
export function svgIconOf({ icon, look }: SiteProfile): string | undefined {
  return look?.icon && 'svg' in look.icon ? look.icon.svg : icon;
}

/** The URL of a site's icon: a picture of the owner's, or else an SVG. */
export function tabIconOf({ profile, lookPictures }: Pick<Site, 'profile' | 'lookPictures'>): string | undefined {
  if (lookPictures.icon) return iconPictureAddress(lookPictures.icon, 'tab');
  const svg = svgIconOf(profile);
  return svg === undefined ? undefined : iconAddress(svg);
}

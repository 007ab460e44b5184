import type { Picture } from 'shared-types/host/image';
import type { Site } from '../directory/site';
import { offeredWidth } from '../image/image-width';
import { iconAddress } from './icon-address';

/** Pixels of the icons that browsers show in tabs, and phones on their home screens, on dense screens. */
const PIXELS = { tab: 64, phone: 180 } as const;

/** The URL of a picture in the size of an icon. */
export function iconPictureAddress({ src }: Pick<Picture, 'src'>, use: keyof typeof PIXELS): string {
  return `${src}?format=${offeredWidth(PIXELS[use])}w`;
}

/** The URL of a site's icon: the owner's picture, or else the SVG of the site's document. */
export function tabIconOf({ profile, lookPictures }: Pick<Site, 'profile' | 'lookPictures'>): string | undefined {
  if (lookPictures.icon) return iconPictureAddress(lookPictures.icon, 'tab');
  return profile.icon === undefined ? undefined : iconAddress(profile.icon);
}

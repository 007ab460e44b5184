import type { Picture } from 'shared-types/host/image';
import type { SiteLook } from 'shared-types/site/page/site-look';

/** Pictures of a site's look; absent are those that it has not, or not any more. */
export interface LookPictures {
  readonly logo?: Picture;
  readonly icon?: Picture;
}

export function lookPicturesOf(
  { logo, icon }: SiteLook,
  pictureNamed: (name: string) => Picture | undefined,
): LookPictures {
  const logoPicture = logo && pictureNamed(logo.picture.asset);
  const iconPicture = icon && 'asset' in icon ? pictureNamed(icon.asset) : undefined;
  return { ...(logoPicture && { logo: logoPicture }), ...(iconPicture && { icon: iconPicture }) };
}

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
  const [logoPicture, iconPicture] = [logo?.picture, icon].map((named) => named && pictureNamed(named.asset));
  return { ...(logoPicture && { logo: logoPicture }), ...(iconPicture && { icon: iconPicture }) };
}

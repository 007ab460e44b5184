import type { CSSProperties, ReactElement } from 'react';
import type { ImageCapability, Picture } from 'shared-types/host/image';

interface PictureImageProps {
  readonly picture: Picture;
  readonly image: ImageCapability;
  readonly className: string;
  /** `sizes` as in HTML, for browsers without `sizes=auto`. */
  readonly sizes: string;
  /** Aspect ratio (width / height) to crop to; absent keeps the picture's own. */
  readonly aspectRatio?: number | undefined;
  /** True for the picture at the top of a page: fetched at once, with priority. */
  readonly first?: boolean;
}

/** A picture of the site, cropped around its focal point. Inside `<picture>`, React adds no preload. */
export function PictureImage({
  picture,
  image,
  className,
  sizes,
  aspectRatio,
  first = false,
}: PictureImageProps): ReactElement {
  const attributes = image(picture, first ? sizes : `auto, ${sizes}`, aspectRatio);
  return (
    <picture>
      <img
        {...attributes}
        alt={picture.alt}
        className={className}
        style={crop(picture, aspectRatio)}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}

function crop({ focalPoint }: Picture, aspectRatio: number | undefined): CSSProperties {
  return {
    ...(aspectRatio && { aspectRatio, objectFit: 'cover' }),
    ...(focalPoint && { objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }),
  };
}

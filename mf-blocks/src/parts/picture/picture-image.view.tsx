import type { CSSProperties, ReactElement } from 'react';
import type { ImageCapability, Picture } from 'shared-types/host/image';

interface PictureImageProps {
  readonly picture: Picture;
  readonly image: ImageCapability;
  readonly className: string;
  /** `sizes` as in HTML, for browsers that do not measure lazy pictures themselves. */
  readonly sizes: string;
  /** Width divided by height to crop to; the picture's own where absent. */
  readonly aspectRatio?: number | undefined;
  /** True for the picture a page opens with: fetched at once, before others. */
  readonly first?: boolean;
}

/** A picture of the site, cropped around its focal point. Inside `<picture>` React adds no preload of its own. */
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

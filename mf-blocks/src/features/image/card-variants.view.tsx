import type { ReactElement } from 'react';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { ImageProps, ImageVariant } from './image-props';
import { ImageText } from './image-text.view';

function arrangement(name: 'card' | 'overlap' | 'collage' | 'stack') {
  return function Arrangement(props: ImageProps): ReactElement {
    const { picture, aspectRatio, side } = props.settings;
    return (
      <div className={`blocks-image blocks-image--${name} blocks-image--${side}`}>
        <PictureImage
          picture={picture}
          image={props.host.image}
          className="blocks-image__picture"
          sizes="(width < 800px) 100vw, 50vw"
          aspectRatio={aspectRatio}
        />
        <ImageText {...props} actionClass="button button--quiet" />
      </div>
    );
  };
}

/** Picture and text side by side. */
export const cardVariant: ImageVariant = { variant: BLOCK_VARIANT.imageCard, draw: arrangement('card') };
export const overlapVariant: ImageVariant = { variant: BLOCK_VARIANT.imageOverlap, draw: arrangement('overlap') };
export const collageVariant: ImageVariant = { variant: BLOCK_VARIANT.imageCollage, draw: arrangement('collage') };
export const stackVariant: ImageVariant = { variant: BLOCK_VARIANT.imageStack, draw: arrangement('stack') };

import type { ReactElement } from 'react';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { ImageProps, ImageVariant } from './image-props';
import { ImageText } from './image-text.view';

/** A picture and its words, arranged by the style sheet alone. */
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

/** The picture on one side, its words on the other. */
export const cardVariant: ImageVariant = { variant: BLOCK_VARIANT.imageCard, draw: arrangement('card') };
/** The words on a ground of their own that lies over the picture's edge. */
export const overlapVariant: ImageVariant = { variant: BLOCK_VARIANT.imageOverlap, draw: arrangement('overlap') };
/** The words on a tinted ground, pushed into the picture's corner. */
export const collageVariant: ImageVariant = { variant: BLOCK_VARIANT.imageCollage, draw: arrangement('collage') };
/** The words under the picture. */
export const stackVariant: ImageVariant = { variant: BLOCK_VARIANT.imageStack, draw: arrangement('stack') };

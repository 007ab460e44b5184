import type { ReactElement } from 'react';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { ImageProps, ImageVariant } from './image-props';
import { ImageText } from './image-text.view';

function arrangement(name: 'card' | 'overlap' | 'collage' | 'stack') {
  return function Arrangement(props: ImageProps): ReactElement {
    const { picture, aspectRatio, side, options } = props.settings;
    return (
      <div className="blocks-image-room">
        <div className={`blocks-image blocks-image--${name} blocks-image--${side}`}>
          <PictureImage
            picture={picture}
            image={props.host.image}
            className="blocks-image__picture"
            sizes="(width < 800px) 100vw, 50vw"
            aspectRatio={aspectRatio}
            options={options}
          />
          <ImageText {...props} actionClass="button button--quiet" />
        </div>
      </div>
    );
  };
}

/** Picture and text side by side. */
export const cardVariant: ImageVariant = {
  layout: 'card',
  variant: BLOCK_VARIANT.imageCard,
  draw: arrangement('card'),
};
/** The text on a box that overlaps the picture's edge. */
export const overlapVariant: ImageVariant = {
  layout: 'overlap',
  variant: BLOCK_VARIANT.imageOverlap,
  draw: arrangement('overlap'),
};
/** The text on a tinted box in the picture's corner. */
export const collageVariant: ImageVariant = {
  layout: 'collage',
  variant: BLOCK_VARIANT.imageCollage,
  draw: arrangement('collage'),
};
export const stackVariant: ImageVariant = {
  layout: 'stack',
  variant: BLOCK_VARIANT.imageStack,
  draw: arrangement('stack'),
};

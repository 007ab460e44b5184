import type { ReactElement } from 'react';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { ImageProps, ImageVariant } from './image-props';
import { ImageText } from './image-text.view';

/** A poster with the page's first heading opens the page, so its picture cannot wait. */
function Poster(props: ImageProps): ReactElement {
  const { picture, headingLevel } = props.settings;
  return (
    <div className="blocks-image blocks-image--poster" data-bleed="">
      <PictureImage
        picture={picture}
        image={props.host.image}
        className="blocks-image__picture"
        sizes="100vw"
        first={headingLevel === 1}
      />
      <ImageText {...props} actionClass="button" />
    </div>
  );
}

/** A great picture from edge to edge with its words over it. */
export const posterVariant: ImageVariant = { variant: BLOCK_VARIANT.imagePoster, draw: Poster };

import type { ReactElement } from 'react';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { ImageProps, ImageVariant } from './image-props';
import { ImageText } from './image-text.view';

/** A poster with the page's first heading is above the fold, so its picture is not lazy. */
function Poster(props: ImageProps): ReactElement {
  const { picture, headingLevel, aspectRatio, options } = props.settings;
  return (
    <div className="blocks-image blocks-image--poster" data-bleed="">
      <PictureImage
        picture={picture}
        image={props.host.image}
        className="blocks-image__picture"
        sizes="100vw"
        first={headingLevel === 1}
        aspectRatio={aspectRatio}
        options={options}
      />
      <ImageText {...props} actionClass="button" />
    </div>
  );
}

export const posterVariant: ImageVariant = {
  layout: 'poster',
  variant: BLOCK_VARIANT.imagePoster,
  draw: Poster,
};

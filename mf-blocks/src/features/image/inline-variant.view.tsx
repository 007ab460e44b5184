import type { ReactElement } from 'react';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import { BlockAnchor } from '../../parts/link/block-anchor.view';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { ImageProps, ImageVariant } from './image-props';

function Inline({ settings, host }: ImageProps): ReactElement {
  const { picture, caption, link, aspectRatio, options } = settings;
  const image = (
    <PictureImage
      picture={picture}
      image={host.image}
      className="blocks-image__picture"
      sizes="(width < 800px) 100vw, 60vw"
      aspectRatio={aspectRatio}
      options={options}
    />
  );
  return (
    <figure className="blocks-image">
      {link ? (
        <BlockAnchor link={link} className="blocks-image__link" newWindowText={host.text('newWindow')}>
          {image}
        </BlockAnchor>
      ) : (
        image
      )}
      {caption && <figcaption className="blocks-image__caption">{caption}</figcaption>}
    </figure>
  );
}

export const inlineVariant: ImageVariant = {
  layout: 'inline',
  variant: BLOCK_VARIANT.imageInline,
  draw: Inline,
};

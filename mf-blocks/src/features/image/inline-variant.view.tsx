import type { ReactElement } from 'react';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import { lightboxAttributes, wholePicture } from '../../parts/lightbox/lightbox-link';
import { BlockAnchor } from '../../parts/link/block-anchor.view';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { ImageProps, ImageVariant } from './image-props';

function Inline({ settings, blockId, host }: ImageProps): ReactElement {
  const { picture, caption, link, lightbox, aspectRatio, options } = settings;
  const opens = lightbox && !link;
  const whole = { href: wholePicture(picture), label: '', newWindow: false };
  const name = picture.alt || (opens ? caption || host.text('open') : '');
  const image = (
    <PictureImage
      picture={{ ...picture, alt: name }}
      image={host.image}
      className="blocks-image__picture"
      sizes="(width < 800px) 100vw, 60vw"
      aspectRatio={aspectRatio}
      options={options}
    />
  );
  return (
    <figure className="blocks-image">
      {link || opens ? (
        <BlockAnchor
          link={link ?? whole}
          className="blocks-image__link"
          newWindowText={host.text('newWindow')}
          {...(opens && { attributes: lightboxAttributes({ blockId, index: 0, theme: 'dark' }) })}
        >
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

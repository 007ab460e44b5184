import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { BlockAnchor } from '../../parts/link/block-anchor.view';
import { PictureImage } from '../../parts/picture/picture-image.view';
import { DEFAULT_OPTIONS, type PictureOptions } from '../../parts/picture/picture-options';
import { galleryLink } from './gallery-link';
import type { messages } from './gallery.messages';
import type { GalleryLayout } from './layouts/gallery-layout';
import { overPicture, PICTURE_BOX } from './over-picture';
import { PlaySign } from './play-sign.view';
import type { Gallery } from './read-gallery';
import type { Slide } from './read-slide';

interface FigureProps {
  readonly slide: Slide;
  /** Position in the gallery, from 0. */
  readonly index: number;
  readonly blockId: string;
  readonly gallery: Gallery;
  readonly layout: GalleryLayout;
  readonly host: RenderHost<typeof messages>;
}

/** A picture that is whole in its box. */
const FITTED: PictureOptions = { ...DEFAULT_OPTIONS, cropMode: 'contain' };

/** One picture with its words; one that leads somewhere is a link, and a video is one to where it plays. */
export function GalleryFigure(props: FigureProps): ReactElement {
  const { slide, index, blockId, gallery, layout, host } = props;
  const anchor = galleryLink(slide, {
    blockId,
    index,
    theme: gallery.lightboxTheme,
    isInAddress: gallery.motion.historyHash,
    isOpenable: gallery.lightbox ?? layout.lightbox,
    host,
  });
  const position = gallery.metaPosition ?? layout.metaPosition?.(gallery);
  const hasMeta = slide.caption !== undefined || slide.description !== undefined;
  const image = <FigureImage {...props} isLink={anchor !== undefined} />;
  return (
    <figure {...(position && { style: PICTURE_BOX })}>
      {anchor ? (
        <BlockAnchor {...anchor} className="blocks-gallery__link" newWindowText={host.text('newWindow')}>
          {slide.type === 'video' ? (
            <span style={{ ...PICTURE_BOX, display: 'block' }}>
              {image}
              <PlaySign />
            </span>
          ) : (
            image
          )}
        </BlockAnchor>
      ) : (
        image
      )}
      {hasMeta && position && (
        <figcaption style={overPicture(position)}>
          <span className="blocks-gallery__meta" data-meta="">
            <Meta slide={slide} />
          </span>
        </figcaption>
      )}
      {hasMeta && !position && (
        <figcaption className="blocks-gallery__caption">
          <Meta slide={slide} />
        </figcaption>
      )}
    </figure>
  );
}

function Meta({ slide: { caption, description } }: { readonly slide: Slide }): ReactElement {
  return (
    <>
      {caption}
      {description && <span className="blocks-gallery__description">{description}</span>}
    </>
  );
}

function FigureImage({
  slide,
  isLink,
  gallery,
  layout,
  host,
}: FigureProps & { readonly isLink: boolean }): ReactElement {
  const { picture } = slide;
  const { ratio, isFitted = false } = layout.box(gallery, picture);
  return (
    <PictureImage
      picture={{ ...picture, alt: nameOf(slide, isLink, host) }}
      image={host.image}
      className="blocks-gallery__picture"
      sizes={layout.sizes(gallery, ratio ?? picture.width / picture.height)}
      aspectRatio={ratio}
      {...(isFitted && { options: FITTED })}
    />
  );
}

/** A link says where it leads, also where its picture says nothing; a video says that it is one. */
function nameOf({ type, picture, caption, link }: Slide, isLink: boolean, host: FigureProps['host']): string {
  const name = picture.alt || (isLink ? caption || link?.label || '' : '');
  if (type !== 'video') return name || (isLink ? host.text('open') : '');
  return name ? host.text('video', { name }) : host.text('videoUnnamed');
}

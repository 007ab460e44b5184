import type { CSSProperties, ReactElement } from 'react';
import type { GalleryItem } from 'shared-types/blocks/gallery';
import type { RenderHost } from 'shared-types/host/render-host';
import { BlockAnchor } from '../../parts/link/block-anchor.view';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { GalleryLayout } from './layouts/gallery-layout';
import type { messages } from './gallery.messages';
import { overPicture, PICTURE_BOX } from './over-picture';
import { PER_ROW_NARROW } from './per-row-narrow';
import { PlaySign } from './play-sign.view';
import type { Gallery } from './read-gallery';

interface FigureProps {
  readonly item: GalleryItem;
  readonly gallery: Gallery;
  readonly layout: GalleryLayout;
  readonly host: RenderHost<typeof messages>;
}

/** Keeps text readable on any picture. */
const OVER: CSSProperties = {
  boxSizing: 'border-box',
  maxBlockSize: '100%',
  overflow: 'hidden',
  padding: 'var(--space-2) var(--space-3)',
  background: 'var(--color-paper)',
  fontSize: 'var(--text-sm)',
};

/** A picture with its caption; wrapped in a link if it has one. A video links to where it plays. */
export function GalleryFigure({ item, gallery, layout, host }: FigureProps): ReactElement {
  const { media, caption, link } = item;
  const { metaPosition } = gallery;
  const image = <FigureImage item={item} gallery={gallery} layout={layout} host={host} />;
  return (
    <figure {...(metaPosition && { style: PICTURE_BOX })}>
      {link ? (
        <BlockAnchor
          link={{ ...link, label: '' }}
          className="blocks-gallery__link"
          newWindowText={host.text('newWindow')}
        >
          {media === 'video' ? (
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
      {caption && metaPosition && (
        <figcaption style={overPicture(metaPosition)}>
          <span style={OVER}>{caption}</span>
        </figcaption>
      )}
      {caption && !metaPosition && <figcaption className="blocks-gallery__caption">{caption}</figcaption>}
    </figure>
  );
}

function FigureImage({ item, gallery, layout, host }: FigureProps): ReactElement {
  const perRow = layout.perRow(gallery);
  return (
    <PictureImage
      picture={{ ...item.picture, alt: nameOf(item, host) }}
      image={host.image}
      className="blocks-gallery__picture"
      sizes={`(width < 800px) ${100 / Math.min(perRow, PER_ROW_NARROW)}vw, ${Math.ceil(100 / perRow)}vw`}
      aspectRatio={layout.cropTo(gallery)}
    />
  );
}

function nameOf({ media, picture, caption, link }: GalleryItem, host: FigureProps['host']): string {
  const name = picture.alt || (link ? caption || link.label : '');
  if (media !== 'video') return name;
  return name ? host.text('video', { name }) : host.text('videoUnnamed');
}

import type { CSSProperties, ReactElement } from 'react';
import type { GalleryItem } from 'shared-types/blocks/gallery';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { BlockAnchor } from '../../parts/link/block-anchor.view';
import { PictureImage } from '../../parts/picture/picture-image.view';
import { Slides } from '../../parts/slides/slides.view';
import { layoutOf } from './find-layout';
import { galleryJson } from './gallery-data';
import type { GalleryLayout } from './gallery-layout';
import type { strings } from './gallery.strings';
import { PEEK, peekBefore } from './peek';
import { type Gallery, readGallery } from './read-gallery';
import './gallery.css';

/** Most pictures beside each other on a phone. */
const PER_ROW_NARROW = 2;

/** Pictures, laid out as their owner says. One layout or another: all of them can be seen without script. */
export function element({ block }: PropsOf, host: RenderHost<typeof strings>): ReactElement {
  const gallery = readGallery(block.settings);
  const layout = layoutOf(gallery.design, block.variant);
  const className = `blocks-gallery blocks-gallery--${layout.name}`;
  const heading = gallery.showTitle && <h2>{gallery.title}</h2>;
  const pictures = gallery.items.map((item, index) => (
    <Item key={index} item={item} gallery={gallery} layout={layout} host={host} />
  ));
  if (layout.moves)
    return (
      <Slides
        title={gallery.title}
        heading={heading}
        className={className}
        style={styleOf(gallery, layout)}
        attributes={{ 'data-gallery': galleryJson(layout, block.settings) }}
        canRotate={gallery.motion.rotateMs !== undefined}
        slides={pictures}
        text={host.text}
      />
    );
  // A list without bullets is one to every browser only where it is said.
  const list = { role: 'list' };
  return (
    <div className={className} style={styleOf(gallery, layout)}>
      {heading}
      <ul className="blocks-gallery__list" {...list} aria-label={gallery.title}>
        {pictures.map((picture, index) => (
          <li key={index}>{picture}</li>
        ))}
      </ul>
    </div>
  );
}

/** What the style sheet counts with. */
function styleOf(gallery: Gallery, layout: GalleryLayout): CSSProperties {
  const perRow = layout.perRow(gallery);
  const gap = layout.gapPx?.(gallery);
  return {
    '--per-row': perRow,
    '--per-row-narrow': Math.min(perRow, PER_ROW_NARROW),
    ...(gap !== undefined && { '--gap': `${gap}px` }),
    ...(layout.name === 'strip' && { '--peek': PEEK, '--before': peekBefore(gallery.motion.alignment) }),
  } as CSSProperties;
}

interface ItemProps {
  readonly item: GalleryItem;
  readonly gallery: Gallery;
  readonly layout: GalleryLayout;
  readonly host: RenderHost<typeof strings>;
}

function Item({ item: { picture, caption, link }, gallery, layout, host }: ItemProps): ReactElement {
  const perRow = layout.perRow(gallery);
  // A link says where it leads, also where its picture says nothing.
  const alt = picture.alt || (link ? caption || link.label : '');
  const image = (
    <PictureImage
      picture={{ ...picture, alt }}
      image={host.image}
      className="blocks-gallery__picture"
      sizes={`(width < 800px) ${100 / Math.min(perRow, PER_ROW_NARROW)}vw, ${Math.ceil(100 / perRow)}vw`}
      aspectRatio={layout.cropTo(gallery)}
    />
  );
  return (
    <figure>
      {link ? (
        <BlockAnchor
          link={{ ...link, label: '' }}
          className="blocks-gallery__link"
          newWindowText={host.text('newWindow')}
        >
          {image}
        </BlockAnchor>
      ) : (
        image
      )}
      {caption && <figcaption className="blocks-gallery__caption">{caption}</figcaption>}
    </figure>
  );
}

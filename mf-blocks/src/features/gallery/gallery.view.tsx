import type { CSSProperties, ReactElement } from 'react';
import type { GalleryItem } from 'shared-types/blocks/gallery';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { PictureImage } from '../../parts/picture/picture-image';
import { GALLERY_LAYOUTS, type GalleryLayout } from './gallery-layouts';
import { type Gallery, readGallery } from './read-gallery';
import './gallery.css';

/** Most pictures beside each other on a phone. */
const PER_ROW_NARROW = 2;
/** How much of the next picture a strip shows, so that one sees that it goes on. */
const PEEK = 0.2;

/** Pictures as a grid, a stack, or a strip that scrolls and snaps by itself. */
export function element({ block }: PropsOf, host: RenderHost): ReactElement {
  const gallery = readGallery(block.settings);
  const layout = GALLERY_LAYOUTS.find(({ variant }) => variant === block.variant) ?? GALLERY_LAYOUTS[0];
  return (
    <div className="blocks-gallery">
      {gallery.showTitle && <h2>{gallery.title}</h2>}
      <List gallery={gallery} layout={layout} image={host.image} />
    </div>
  );
}

interface ListProps {
  readonly gallery: Gallery;
  readonly layout: GalleryLayout;
  readonly image: RenderHost['image'];
}

/** A strip takes the focus, so that arrow keys scroll it. */
function List({ gallery, layout, image }: ListProps): ReactElement {
  const perRow = layout.perRow(gallery.perRow);
  const perRowNarrow = Math.min(perRow, PER_ROW_NARROW);
  const attributes = { role: 'list', 'aria-label': gallery.title, ...(layout.scrolls && { tabIndex: 0 }) };
  return (
    <ul
      className={`blocks-gallery__list blocks-gallery__list--${layout.name}`}
      style={counts(layout, { wide: perRow, narrow: perRowNarrow })}
      {...attributes}
    >
      {gallery.items.map((item, index) => (
        <li className="blocks-gallery__item" key={index}>
          <Item
            item={item}
            image={image}
            sizes={`(width < 800px) ${100 / perRowNarrow}vw, ${Math.ceil(100 / perRow)}vw`}
            aspectRatio={layout.name === 'stack' ? undefined : gallery.aspectRatio}
          />
        </li>
      ))}
    </ul>
  );
}

/** How many pictures the style sheet puts beside each other; a strip shows a bit of the next one. */
function counts(
  { scrolls }: GalleryLayout,
  { wide, narrow }: { readonly wide: number; readonly narrow: number },
): CSSProperties {
  const peek = scrolls && wide > 1 ? PEEK : 0;
  return { '--per-row': wide + peek, '--per-row-narrow': scrolls ? 1 + peek : narrow } as CSSProperties;
}

interface ItemProps {
  readonly item: GalleryItem;
  readonly image: RenderHost['image'];
  readonly sizes: string;
  readonly aspectRatio: number | undefined;
}

function Item({ item, ...picture }: ItemProps): ReactElement {
  return (
    <figure>
      <PictureImage picture={item.picture} className="blocks-gallery__picture" {...picture} />
      {item.caption && <figcaption className="blocks-gallery__caption">{item.caption}</figcaption>}
    </figure>
  );
}

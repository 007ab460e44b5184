import type { CSSProperties, ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { Slides } from '../../parts/slides/slides.view';
import { layoutOf } from './layouts/find-layout';
import { galleryJson } from './gallery-data';
import { GalleryFigure } from './gallery-figure.view';
import type { GalleryLayout } from './layouts/gallery-layout';
import type { messages } from './gallery.messages';
import { PEEK, peekBefore } from './peek';
import { PER_ROW_NARROW } from './per-row-narrow';
import { type Gallery, readGallery } from './read-gallery';
import './gallery.css';

/** Pictures in the owner's layout. Every layout shows all of them without script. */
export function element({ block }: PropsOf, host: RenderHost<typeof messages>): ReactElement {
  const gallery = readGallery(block.settings);
  // A title and buttons are useless without pictures.
  if (gallery.items.length === 0) return <></>;
  const layout = layoutOf(gallery.design, block.variant);
  const className = `blocks-gallery blocks-gallery--${layout.name}`;
  const heading = gallery.showTitle && <h2>{gallery.title}</h2>;
  const pictures = gallery.items.map((item, index) => (
    <GalleryFigure key={index} item={item} gallery={gallery} layout={layout} host={host} />
  ));
  if (layout.moves)
    return (
      <Slides
        title={gallery.title}
        heading={heading}
        className={className}
        style={styleOf(gallery, layout)}
        attributes={{ 'data-gallery': galleryJson(layout, block.settings) }}
        rotationLabel={gallery.motion.rotateMs === undefined ? undefined : host.text('rotationStart')}
        slides={pictures}
        text={host.text}
      />
    );
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

/** Custom properties that the style sheet calculates with. */
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

import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { Slides } from '../../parts/slides/slides.view';
import { galleryJson } from './gallery-data';
import { GalleryFigure } from './gallery-figure.view';
import type { messages } from './gallery.messages';
import { layoutOf } from './layouts/find-layout';
import type { GalleryLayout } from './layouts/gallery-layout';
import { followsHeight } from './layouts/slideshow';
import { isMoving, movesOf, SPEED_MS } from './motion/moving-designs';
import { PER_ROW_NARROW } from './per-row-narrow';
import { type Gallery, readGallery } from './read-gallery';
import { Thumbnails } from './thumbnails.view';
import './gallery.css';
import './layouts/columns.css';
import './layouts/list.css';
import './layouts/rows.css';
import './motion/motion.css';

/** What the parts of a gallery are drawn from. */
interface DrawnGallery {
  readonly gallery: Gallery;
  readonly layout: GalleryLayout;
  readonly host: RenderHost<typeof messages>;
  readonly blockId: string;
  readonly attributes: Readonly<Record<`data-${string}`, string>>;
  readonly pictures: readonly ReactElement[];
}

/** Pictures, laid out as their owner says. One layout or another: all of them can be seen without script. */
export function element({ block }: PropsOf, host: RenderHost<typeof messages>): ReactElement {
  const gallery = readGallery(block.settings);
  // Neither its name nor its buttons mean anything before there is a picture.
  if (gallery.slides.length === 0) return <div className="blocks-gallery blocks-gallery--empty" />;
  const layout = layoutOf(gallery.design, block.variant);
  const drawn: DrawnGallery = {
    gallery,
    layout,
    host,
    blockId: block.id,
    attributes: { 'data-gallery': galleryJson(layout.design, block.settings) },
    pictures: gallery.slides.map((slide, index) => (
      <GalleryFigure
        key={index}
        slide={slide}
        index={index}
        blockId={block.id}
        gallery={gallery}
        layout={layout}
        host={host}
      />
    )),
  };
  return isMoving(layout.design) ? <MovingGallery {...drawn} /> : <StillGallery {...drawn} />;
}

function MovingGallery(drawn: DrawnGallery): ReactElement {
  const { gallery, layout, host, blockId, attributes, pictures } = drawn;
  const hasThumbnails = layout.design === 'slideshow' && gallery.thumbnails && pictures.length > 1;
  const { historyHash, rotateMs } = gallery.motion;
  return (
    <Slides
      id={`block-${blockId}-slides`}
      title={gallery.title}
      heading={headingOf(gallery)}
      className={classOf(drawn)}
      style={styleOf(drawn)}
      attributes={{ ...attributes, ...movesAttributes(drawn) }}
      rotationLabel={rotateMs === undefined ? undefined : host.text('rotationStart')}
      slides={pictures}
      leastInView={Math.min(layout.perRow?.(gallery) ?? 1, PER_ROW_NARROW)}
      slideAttributes={(index) => ({
        ...(hasThumbnails && { id: slideId(blockId, index) }),
        ...(historyHash && { 'data-name': gallery.slides[index]?.name }),
        ...(gallery.slides[index]?.type === 'video' && { 'data-video-slide': '' }),
      })}
      after={hasThumbnails && <Thumbnails gallery={gallery} host={host} idOf={(at) => slideId(blockId, at)} />}
      text={host.text}
    />
  );
}

function StillGallery(drawn: DrawnGallery): ReactElement {
  const { gallery, layout, attributes, pictures } = drawn;
  const styles = layout.slideStyles?.(gallery);
  // A list without bullets is one to every browser only where it is said.
  const list = { role: 'list' };
  return (
    <div className={classOf(drawn)} style={styleOf(drawn)} {...attributes}>
      {headingOf(gallery)}
      <ul className="blocks-gallery__list" {...list} aria-label={gallery.title}>
        {pictures.map((picture, index) => (
          <li key={index} style={styles?.[index]}>
            {picture}
          </li>
        ))}
      </ul>
    </div>
  );
}

function headingOf({ showTitle, title }: Gallery): ReactNode {
  return showTitle && <h2>{title}</h2>;
}

function classOf({ gallery, layout }: DrawnGallery): string {
  const name = `blocks-gallery blocks-gallery--${layout.name}`;
  return layout.design === 'slideshow' && followsHeight(gallery) ? `${name} blocks-gallery--follows-height` : name;
}

/** How the style sheet lets slides follow each other. */
function movesAttributes({ gallery, layout }: DrawnGallery): Readonly<Record<`data-${string}`, string>> {
  const { transition } = gallery.motion;
  const isStack = isMoving(layout.design) && movesOf(layout.design, gallery.motion) === 'stack';
  return isStack ? { 'data-transition': transition } : {};
}

/** What the style sheet counts with. */
function styleOf({ gallery, layout }: DrawnGallery): CSSProperties {
  const perRow = layout.perRow?.(gallery);
  const gap = layout.gapPx?.(gallery);
  const speedMs = isMoving(layout.design) ? (gallery.motion.speedMs ?? SPEED_MS[layout.design]) : undefined;
  return {
    ...(perRow !== undefined && { '--per-row': perRow, '--per-row-narrow': Math.min(perRow, PER_ROW_NARROW) }),
    ...(gap !== undefined && { '--gap': `${gap}px` }),
    ...(layout.design === 'slideshow' && { '--speed': `${speedMs}ms` }),
    ...(gallery.vSize !== undefined && { '--slide-height': `${gallery.vSize}svh` }),
    ...layout.style?.(gallery),
  } as CSSProperties;
}

function slideId(blockId: string, index: number): string {
  return `block-${blockId}-slide-${index + 1}`;
}

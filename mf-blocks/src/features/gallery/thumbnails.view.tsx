import type { CSSProperties, ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { messages } from './gallery.messages';
import type { Gallery } from './read-gallery';
import './thumbnails.css';

interface ThumbnailsProps {
  readonly gallery: Gallery;
  readonly host: RenderHost<typeof messages>;
  /** Id of a slide's element. */
  readonly idOf: (index: number) => string;
}

/** Pixels between thumbnails. */
const MOST_PADDING_PX = 5;

/** Small pictures to choose a slide by. Each is a link to its slide, so it works without script. */
export function Thumbnails({ gallery, host, idOf }: ThumbnailsProps): ReactElement {
  const { slides, stripHeight, stripMargin } = gallery;
  const style = { '--padding': `${Math.min(MOST_PADDING_PX, stripMargin / 2)}px` } as CSSProperties;
  return (
    <div
      className="blocks-gallery__thumbnails"
      style={style}
      role="group"
      aria-label={host.text('thumbnails')}
      data-thumbnails=""
    >
      {slides.map(({ picture }, index) => (
        <a
          key={index}
          className="blocks-gallery__thumbnail"
          href={`#${idOf(index)}`}
          aria-label={host.text('slide', { n: index + 1, count: slides.length })}
        >
          <PictureImage
            picture={{ ...picture, alt: '' }}
            image={host.image}
            className="blocks-gallery__picture"
            sizes={`${stripHeight}px`}
            aspectRatio={1}
          />
        </a>
      ))}
    </div>
  );
}

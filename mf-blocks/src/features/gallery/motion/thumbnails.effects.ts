import { prefersNoMotion } from '../../../parts/motion/prefers-no-motion.effects';
import type { GalleryMotion } from './read-motion';

/** Small pictures that go along with the slides. */
export interface LiveThumbnails {
  /** Marks the current one and brings it into view. */
  show(index: number): void;
  isMoving(): boolean;
}

/** What thumbnails work with. */
export interface ThumbnailsParts {
  readonly strip: HTMLElement;
  readonly stop: AbortSignal;
  readonly alignment: GalleryMotion['alignment'];
  readonly onChoose: (index: number) => void;
}

/** How long the strip takes to scroll. */
const SCROLL_MS = 280;

/** Lets visitors choose a slide by its small picture, and keeps both at the same one. */
export function startThumbnails({ strip, stop, alignment, onChoose }: ThumbnailsParts): LiveThumbnails {
  const links = [...strip.querySelectorAll<HTMLElement>('a')];
  let restsFromMs = 0;
  links.forEach((link, index) =>
    link.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        onChoose(index);
      },
      { signal: stop },
    ),
  );
  stop.addEventListener('abort', () => links.forEach((link) => link.removeAttribute('aria-current')));
  return {
    isMoving: () => performance.now() < restsFromMs,
    show(index) {
      links.forEach((link, at) =>
        at === index ? link.setAttribute('aria-current', 'true') : link.removeAttribute('aria-current'),
      );
      const link = links[index];
      if (!link || strip.scrollWidth <= strip.clientWidth) return;
      const isStill = prefersNoMotion();
      restsFromMs = isStill ? 0 : performance.now() + SCROLL_MS;
      strip.scrollTo({ left: scrollOf(strip, link, alignment), behavior: isStill ? 'instant' : 'smooth' });
    },
  };
}

/** Where the strip must be scrolled to for the link to lie at the start, in the middle or at the end of it. */
function scrollOf(strip: HTMLElement, link: HTMLElement, alignment: GalleryMotion['alignment']): number {
  const [box, own] = [strip.getBoundingClientRect(), link.getBoundingClientRect()];
  const isRtl = getComputedStyle(strip).direction === 'rtl';
  const places = {
    start: isRtl ? own.right - box.right : own.left - box.left,
    middle: (own.left + own.right - box.left - box.right) / 2,
    end: isRtl ? own.left - box.left : own.right - box.right,
  };
  return strip.scrollLeft + places[alignment];
}

import { prefersNoMotion } from '../../../parts/motion/prefers-no-motion.effects';
import { startGlide, type GlideParts } from '../../../parts/slides/glide-mover.effects';
import type { Mover } from '../../../parts/slides/mover';
import { SWIPE_MS } from '../../../parts/slides/pull';
import type { SlideParts } from '../../../parts/slides/slide-parts.effects';
import { slidesInView } from '../../../parts/slides/slides-in-view';
import type { MovingGallery } from './moving-gallery.effects';
import { movesOf, SPEED_MS } from './moving-designs';
import { PEEK, peekBefore } from './peek';
import { SCROLL_MS, startStack } from './stack-mover.effects';

type GalleryToMove = Pick<MovingGallery, 'root' | 'design' | 'motion' | 'host'>;

/** Starts what moves the slides of a gallery. */
export function startGalleryMover(gallery: GalleryToMove, parts: SlideParts, index: number): Mover {
  const { design, motion } = gallery;
  if (movesOf(design, motion) === 'glide') return startGlide(lineOf(gallery), parts, index);
  const { transition, preloadCount } = motion;
  return startStack(parts, index, {
    transition,
    speedMs: motion.speedMs ?? SPEED_MS.slideshow,
    nearby: Math.max(1, preloadCount),
  });
}

function lineOf(gallery: GalleryToMove): GlideParts {
  const { root, design, motion, host } = gallery;
  return {
    root,
    direction: host.context.direction,
    gap: design === 'slideshow' ? 0 : (motion.gutter ?? 1),
    durationMs: prefersNoMotion() ? 0 : durationOf(gallery),
    arrange: (widthPx) => arranged(gallery, widthPx),
  };
}

function durationOf({ design, motion }: GalleryToMove): number {
  if (design !== 'slideshow') return motion.speedMs ?? SPEED_MS[design];
  return motion.transition === 'swipe' ? SWIPE_MS : SCROLL_MS;
}

function arranged({ design, motion }: GalleryToMove, widthPx: number): ReturnType<GlideParts['arrange']> {
  if (design === 'slideshow') return { perView: 1, peek: { before: 0, after: 0 } };
  if (design === 'carousel')
    return { perView: slidesInView(widthPx, motion.slidesPerRow), peek: { before: 0, after: 0 } };
  const before = Math.round(widthPx * peekBefore(motion.alignment));
  return { perView: 1, peek: { before, after: Math.round(widthPx * PEEK) - before } };
}

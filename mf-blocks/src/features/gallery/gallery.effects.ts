import type { Host } from 'shared-types/host/host';
import { prefersNoMotion } from '../../parts/motion/prefers-no-motion.effects';
import { startGlide } from '../../parts/slides/glide-mover.effects';
import { startSlides } from '../../parts/slides/slides.effects';
import { slidesInView } from '../../parts/slides/slides-in-view';
import { startFade } from './fade-mover.effects';
import { type GalleryData, readGalleryData } from './gallery-data';
import type { messages } from './gallery.messages';
import { PEEK, peekBefore } from './peek';

/** Duration of a move in milliseconds, by layout. */
const GLIDE_MS = { carousel: 400, strip: 500 } as const;

export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const gallery = root.querySelector<HTMLElement>('[data-gallery]');
  const found = gallery && readGalleryData(gallery.dataset['gallery'] ?? '');
  if (!gallery || !found?.layout.moves) return;
  const { motion } = found;
  startSlides({
    root: gallery,
    stop: host.stop,
    isRtl: host.context.direction === 'rtl',
    loop: motion.loop,
    counter: (n, count) => host.text('counter', { n, count }),
    rotation:
      motion.rotateMs === undefined
        ? undefined
        : {
            everyMs: motion.rotateMs,
            labels: { start: host.text('rotationStart'), stop: host.text('rotationStop') },
          },
    startMover: (parts, index) =>
      found.layout.moves === 'fade' ? startFade(parts, index) : startGlide(lineOf(gallery, found, host), parts, index),
  });
}

function lineOf(root: HTMLElement, { layout, motion }: GalleryData, host: Host<typeof messages>) {
  const isStrip = layout.design === 'slider';
  const arrange = (widthPx: number) => {
    const before = Math.round(widthPx * peekBefore(motion.alignment));
    return isStrip
      ? { perView: 1, peek: { before, after: Math.round(widthPx * PEEK) - before } }
      : { perView: slidesInView(widthPx, motion.slidesPerRow), peek: { before: 0, after: 0 } };
  };
  const durationMs = prefersNoMotion() ? 0 : GLIDE_MS[isStrip ? 'strip' : 'carousel'];
  return { root, direction: host.context.direction, gap: motion.gutter, durationMs, arrange };
}

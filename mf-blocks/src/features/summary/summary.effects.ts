import type { Host } from 'shared-types/host/host';
import { prefersNoMotion } from '../../parts/motion/prefers-no-motion.effects';
import { startGlide } from '../../parts/slides/glide-mover.effects';
import { startSlides } from '../../parts/slides/slides.effects';
import { slidesInView } from '../../parts/slides/slides-in-view';
import { GAP_PX } from './gap';
import type { messages } from './summary.messages';

const GLIDE_MS = 400;

/** Turns the items of a carousel; other layouts need no script. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const carousel = root.querySelector<HTMLElement>('.blocks-summary--carousel');
  if (!carousel) return;
  const perRow = Number(carousel.dataset['perRow']);
  const { direction } = host.context;
  startSlides({
    root: carousel,
    stop: host.stop,
    isRtl: direction === 'rtl',
    loop: false,
    counter: (n, count) => host.text('counter', { n, count }),
    startMover: (parts, index) =>
      startGlide(
        {
          root: carousel,
          direction,
          gap: GAP_PX,
          durationMs: prefersNoMotion() ? 0 : GLIDE_MS,
          arrange: (widthPx) => ({ perView: slidesInView(widthPx, perRow), peek: { before: 0, after: 0 } }),
        },
        parts,
        index,
      ),
  });
}

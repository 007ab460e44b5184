import { prefersNoMotion } from '../../parts/motion/prefers-no-motion.effects';
import type { Mover } from '../../parts/slides/mover';
import type { SlideParts } from '../../parts/slides/slide-parts.effects';

/** Duration of a slide's fade-in; the style sheet fades out the one before 1.2 times as long. */
const SPEED_MS = 1000;

/** Fades between slides: all have the same position, and the style sheet shows the marked one. */
export function startFade({ slides, list }: SlideParts, index: number): Mover {
  const show = (shown: number): void => {
    slides.forEach((slide, at) => slide.toggleAttribute('data-shown', at === shown));
  };
  show(index);
  return {
    inView: () => 1,
    durationMs: prefersNoMotion() ? 0 : SPEED_MS,
    show(shown) {
      // Fades only moves, so that nothing fades when the gallery goes live.
      list.dataset['moving'] = '';
      show(shown);
    },
    onResize: () => undefined,
    stop() {
      delete list.dataset['moving'];
      for (const slide of slides) slide.removeAttribute('data-shown');
    },
  };
}

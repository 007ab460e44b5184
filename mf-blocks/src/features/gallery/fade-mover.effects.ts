import { prefersNoMotion } from '../../parts/motion/prefers-no-motion.effects';
import type { Mover } from '../../parts/slides/mover';
import type { SlideParts } from '../../parts/slides/slide-parts.effects';

/** How long a slide takes to fade in; the style sheet lets the one before it fade out over 1.2 times as long. */
const SPEED_MS = 1000;

/** Fades from slide to slide: all lie in one place, and the style sheet shows the one that is marked. */
export function startFade({ slides, list }: SlideParts, index: number): Mover {
  const show = (shown: number): void => {
    slides.forEach((slide, at) => slide.toggleAttribute('data-shown', at === shown));
  };
  show(index);
  return {
    inView: () => 1,
    durationMs: prefersNoMotion() ? 0 : SPEED_MS,
    show(shown) {
      // Only what moves fades: going live is no move.
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

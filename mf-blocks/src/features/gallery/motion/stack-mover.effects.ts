import type { GalleryTransition } from 'shared-types/blocks/gallery';
import { prefersNoMotion } from '../../../parts/motion/prefers-no-motion.effects';
import type { Mover } from '../../../parts/slides/mover';
import type { SlideParts } from '../../../parts/slides/slide-parts.effects';

/** How slides of a stack follow each other. */
export interface StackOptions {
  readonly transition: GalleryTransition;
  /** How long a slide takes to come; of those that scroll the style sheet says it. */
  readonly speedMs: number;
  /** How many slides before and after the shown one have their pictures fetched. */
  readonly nearby: number;
}

/** How long slides take to scroll, in the style sheet too. */
export const SCROLL_MS = 400;

/** Shows one slide of a stack: all lie in one place, and the style sheet shows the one that is marked. */
export function startStack({ slides, list }: SlideParts, index: number, options: StackOptions): Mover {
  const durationMs = options.transition === 'scroll-vertical' ? SCROLL_MS : options.speedMs;
  let current = index;
  const mark = (shown: number): void => {
    slides.forEach((slide, at) => {
      slide.toggleAttribute('data-shown', at === shown);
      slide.toggleAttribute('data-far', distance(at, shown, slides.length) > options.nearby && at !== current);
    });
    current = shown;
  };
  mark(index);
  return {
    inView: () => 1,
    durationMs: prefersNoMotion() ? 0 : durationMs,
    isLine: false,
    show(shown) {
      // Only what moves is animated: going live is no move.
      list.dataset['moving'] = isForward(current, shown, slides.length) ? 'forward' : 'reverse';
      slides.forEach((slide, at) => slide.toggleAttribute('data-left', at === current && at !== shown));
      mark(shown);
    },
    onResize: () => undefined,
    stop() {
      delete list.dataset['moving'];
      for (const slide of slides)
        for (const name of ['data-shown', 'data-far', 'data-left']) slide.removeAttribute(name);
    },
  };
}

/** Slides from one to another, round the end where that is nearer. */
function distance(one: number, other: number, count: number): number {
  const between = Math.abs(one - other);
  return Math.min(between, count - between);
}

/** From the last slide to the first is forward, the other way round is reverse. */
function isForward(from: number, to: number, count: number): boolean {
  const step = to - from;
  return Math.abs(step) === count - 1 && count > 2 ? step < 0 : step > 0;
}

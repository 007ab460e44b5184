import { prefersNoMotion } from '../motion/prefers-no-motion.effects';
import { startArrowKeys } from './arrow-keys.effects';
import type { Mover } from './mover';
import { startRotation } from './rotation.effects';
import { slideParts, type SlideParts } from './slide-parts.effects';
import { startSwipes } from './swipes.effects';
import { type End, lastIndex, turnedIndex, wrappedIndex } from './turned-index';

export interface SlidesParts {
  readonly root: HTMLElement;
  readonly stop: AbortSignal;
  readonly isRtl: boolean;
  readonly loop: boolean;
  /** Duration of each slide, and the button's texts; absent without automatic rotation. */
  readonly rotation?:
    | { readonly everyMs: number; readonly labels: { readonly start: string; readonly stop: string } }
    | undefined;
  readonly counter: (n: number, count: number) => string;
  /** Creates the mover with the first slide in view. */
  readonly startMover: (parts: SlideParts, index: number) => Mover;
}

/** Turns slides by buttons, arrow keys, swipes and automatic rotation. */
export function startSlides(options: SlidesParts): void {
  const { root, stop, loop, isRtl, rotation, counter, startMover } = options;
  const parts = slideParts(root);
  const count = parts.slides.length;
  const scrolledTo = parts.indexInView();
  let restsFromMs = 0;
  parts.setLive(true);
  const mover = startMover(parts, scrolledTo);
  let index = Math.min(scrolledTo, lastIndex(count, mover.inView()));
  if (index !== scrolledTo) mover.show(index);

  const show = (wanted: number): void => {
    index = Math.min(wrappedIndex(wanted, count), lastIndex(count, mover.inView()));
    restsFromMs = performance.now() + mover.durationMs;
    mover.show(index);
    update();
  };
  const update = (): void => parts.show({ index, inView: mover.inView(), loop, counter: counter(index + 1, count) });
  /** Ignored while slides move; an end without loop dispatches an event of the same name. */
  const turn = (step: -1 | 1): End | undefined => {
    if (performance.now() < restsFromMs) return undefined;
    const inView = mover.inView();
    const turned = turnedIndex({ from: index, by: step * inView, count, inView, loop });
    if (turned.end) root.dispatchEvent(new CustomEvent(turned.end));
    else show(turned.index);
    return turned.end;
  };
  const along = (step: -1 | 1): void => void turn(isRtl ? (-step as -1 | 1) : step);

  mover.onResize(() => {
    index = Math.min(index, lastIndex(count, mover.inView()));
    mover.show(index);
    update();
  });
  for (const { button, step } of parts.turns) button.addEventListener('click', () => void turn(step), { signal: stop });
  startArrowKeys({ root, stop, onArrow: along });
  startSwipes({ element: parts.track, stop, onSwipe: along });
  if (rotation && parts.rotation) {
    startRotation({
      ...rotation,
      root,
      button: parts.rotation,
      startsByItself: !wantsNoMotion(),
      stop,
      advance: () => turn(1) === undefined,
      onChange: (turns) => parts.list.setAttribute('aria-live', turns ? 'off' : 'polite'),
    });
  } else parts.list.setAttribute('aria-live', 'polite');
  update();
  stop.addEventListener('abort', () => {
    mover.stop();
    parts.setLive(false);
    parts.counter.textContent = counter(1, count);
  });
}

/** True if the visitor's system or the page's URL asks for reduced motion. */
function wantsNoMotion(): boolean {
  return prefersNoMotion() || new URLSearchParams(location.search).get('nomotion') === 'true';
}

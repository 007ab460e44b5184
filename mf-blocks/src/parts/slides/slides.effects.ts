import { prefersNoMotion } from '../motion/prefers-no-motion.effects';
import { startArrowKeys } from './arrow-keys.effects';
import { type PullOptions, startFinger } from './finger.effects';
import type { Mover } from './mover';
import { otherIndex } from './other-index';
import { startRotation } from './rotation.effects';
import { slideParts, type SlideParts } from './slide-parts.effects';
import { type End, lastIndex, turnedIndex, wrappedIndex } from './turned-index';

/** How slides turn by themselves. */
export interface RotationOptions {
  /** How long each slide stays. */
  readonly everyMs: number;
  /** What the button says that starts and stops it. */
  readonly labels: { readonly start: string; readonly stop: string };
  /** True: any other slide comes next. */
  readonly isRandom?: boolean;
}

/** The slides in view. */
export interface Shown {
  readonly index: number;
  readonly inView: number;
}

/** What brings slides to life. */
export interface SlidesParts {
  readonly root: HTMLElement;
  readonly stop: AbortSignal;
  readonly isRtl: boolean;
  readonly loop: boolean;
  /** False: arrow keys do nothing. */
  readonly keyboard?: boolean;
  /** Absent if slides do not turn by themselves. */
  readonly rotation?: RotationOptions | undefined;
  readonly pull?: PullOptions;
  readonly counter: (n: number, count: number) => string;
  /** The first slide in view; the one the visitor has scrolled to if absent. */
  readonly startAt?: number | undefined;
  /** Starts what moves the slides, with the one in view. */
  readonly startMover: (parts: SlideParts, index: number) => Mover;
  /** Told what is in view, at the start and after each turn. */
  readonly onShow?: (shown: Shown, parts: SlideParts) => void;
  /** Whether slides that go along with these move. */
  readonly isLinkedMoving?: () => boolean;
}

/** Slides that are live. */
export interface LiveSlides {
  /** Turns to the slide before or after; refused while slides move. */
  turn(step: -1 | 1): void;
  /** Shows a slide; refused while slides move. */
  goTo(index: number): void;
  /** Keeps slides from turning by themselves as long as that is so. */
  suppress(isSuppressed: boolean): void;
}

const PULL: PullOptions = { boundaries: { start: 'inertial', end: 'inertial' }, snapPoint: undefined };

/** Lets visitors turn slides by buttons, arrow keys and fingers, and lets them turn by themselves. */
export function startSlides(options: SlidesParts): LiveSlides {
  const { root, stop, loop, isRtl, rotation, counter, startMover, onShow } = options;
  const parts = slideParts(root);
  const count = parts.slides.length;
  const wanted = options.startAt ?? parts.indexInView();
  let restsFromMs = 0;
  parts.setLive(true);
  const mover = startMover(parts, wanted);
  let index = Math.min(wanted, lastIndex(count, mover.inView()));
  if (index !== wanted) mover.show(index);

  const isMoving = (): boolean => performance.now() < restsFromMs || (options.isLinkedMoving?.() ?? false);
  const show = (next: number, durationMs = mover.durationMs): void => {
    index = Math.min(wrappedIndex(next, count), lastIndex(count, mover.inView()));
    restsFromMs = performance.now() + durationMs;
    mover.show(index, durationMs);
    update();
  };
  const update = (): void => {
    const inView = mover.inView();
    parts.show({ index, inView, loop, counter: counter(index + 1, count) });
    onShow?.({ index, inView }, parts);
  };
  /** Refused while slides move; an end without loop is told as an event of the same name. */
  const turn = (step: -1 | 1, durationMs?: number): End | 'refused' | undefined => {
    if (isMoving()) return 'refused';
    const inView = mover.inView();
    const turned = turnedIndex({ from: index, by: step * inView, count, inView, loop });
    if (turned.end) root.dispatchEvent(new CustomEvent(turned.end));
    else show(turned.index, durationMs);
    return turned.end;
  };
  const along = (step: -1 | 1, durationMs?: number) => turn(isRtl ? (-step as -1 | 1) : step, durationMs);
  /** False if no slide follows. */
  const advance = (): boolean => {
    if (!rotation?.isRandom) return turn(1) !== 'reached-end';
    if (!isMoving()) show(otherIndex({ index, count, inView: mover.inView() }));
    return count > mover.inView();
  };

  mover.onResize(() => {
    index = Math.min(index, lastIndex(count, mover.inView()));
    mover.show(index);
    update();
  });
  for (const { button, step } of parts.turns) button.addEventListener('click', () => void turn(step), { signal: stop });
  if (options.keyboard ?? true) startArrowKeys({ root, stop, onArrow: (step) => void along(step) });
  startFinger({
    ...(options.pull ?? PULL),
    track: parts.track,
    list: parts.list,
    stop,
    isRtl,
    isLine: mover.isLine,
    ends: () => ({ isFirst: index === 0, isLast: index >= lastIndex(count, mover.inView()) }),
    onTurn: (step, durationMs) => along(step, durationMs) === undefined,
  });
  const rotating =
    rotation && parts.rotation
      ? startRotation({
          ...rotation,
          root,
          button: parts.rotation,
          startsByItself: !wantsNoMotion(),
          stop,
          advance,
          onChange: (turns) => parts.list.setAttribute('aria-live', turns ? 'off' : 'polite'),
        })
      : undefined;
  if (!rotating) parts.list.setAttribute('aria-live', 'polite');
  update();
  stop.addEventListener('abort', () => {
    mover.stop();
    parts.setLive(false);
    parts.counter.textContent = counter(1, count);
  });
  return {
    turn: (step) => void turn(step),
    goTo: (next) => void (isMoving() || show(next)),
    suppress: (isSuppressed) => rotating?.suppress(isSuppressed),
  };
}

/** True if the visitor's system or the page's URL asks for reduced motion. */
function wantsNoMotion(): boolean {
  return prefersNoMotion() || new URLSearchParams(location.search).get('nomotion') === 'true';
}

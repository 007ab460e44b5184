import { prefersNoMotion } from '../motion/prefers-no-motion.effects';
import { type Boundary, pulledPx, SWIPE_MS, swipeThroughMs } from './pull';
import { type FingerMove, snapStep, swipeStep } from './swipe-step';
import { startSwipes } from './swipes.effects';

/** How slides follow a finger. */
export interface PullOptions {
  readonly boundaries: { readonly start: Boundary; readonly end: Boundary };
  /** Fraction of the slides' width from which a slow finger turns them too; undefined if only a swipe does. */
  readonly snapPoint: number | undefined;
}

/** What a finger works on. */
export interface FingerParts extends PullOptions {
  readonly track: HTMLElement;
  readonly list: HTMLElement;
  readonly stop: AbortSignal;
  readonly isRtl: boolean;
  /** False if slides do not lie in a line: they turn, and do not follow the finger. */
  readonly isLine: boolean;
  /** Which ends are in view. */
  readonly ends: () => { readonly isFirst: boolean; readonly isLast: boolean };
  /** Told 1 for the slide to the right, -1 for the one to the left; false if none came. */
  readonly onTurn: (step: -1 | 1, durationMs: number | undefined) => boolean;
}

/** Lets slides follow a finger, and turns them where it has swiped or pulled them far enough. */
export function startFinger(parts: FingerParts): void {
  const { track, list, stop, isRtl, isLine, ends, boundaries, snapPoint, onTurn } = parts;
  const towards = isRtl ? -1 : 1;
  let pulled = 0;

  const pull = (x: number): void => {
    delete list.dataset['released'];
    pulled = towards * pulledPx({ towardsBefore: towards * x, ...ends(), boundaries });
    list.style.setProperty('--pull', `${pulled}px`);
  };
  const letGo = (durationMs: number): void => {
    list.dataset['released'] = '';
    list.style.setProperty('--release', `${prefersNoMotion() ? 0 : durationMs}ms`);
    list.style.removeProperty('--pull');
    pulled = 0;
  };
  const release = (move: FingerMove | undefined): void => {
    const step = move && (swipeStep(move) || snapStep(move, track.clientWidth, snapPoint));
    const durationMs = move && step && isLine ? throughMs(move) : undefined;
    const turned = step ? onTurn(step, durationMs) : false;
    if (isPulled()) letGo(turned && durationMs !== undefined ? durationMs : SWIPE_MS);
  };
  const throughMs = ({ x, ms }: FingerMove): number =>
    prefersNoMotion()
      ? 0
      : swipeThroughMs({ x, ms, leftPx: track.clientWidth - Math.abs(pulled), windowPx: window.innerWidth });
  const isPulled = (): boolean => list.style.getPropertyValue('--pull') !== '';

  startSwipes({ element: track, stop, ...(isLine && { onPull: pull }), onRelease: release });
  stop.addEventListener('abort', () => {
    for (const name of ['--pull', '--release']) list.style.removeProperty(name);
    delete list.dataset['released'];
  });
}

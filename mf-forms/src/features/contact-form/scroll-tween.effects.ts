/** How a tween runs. */
export interface TweenOptions {
  readonly durationMs?: number;
  /** True: the duration is kept within bounds, which a short way asks for. */
  readonly isClamped?: boolean;
  /** Ends it where it is. */
  readonly stop: AbortSignal;
}

const DURATION_MS = 300;
/** So much of a movement is seen as one, and no more is waited for. */
const CLAMP_MS = { min: 50, max: 50 };

/**
 * Calls with every picture how much of the way is done, from just above 0 up to 1: quick at first, and slower towards
 * the end. The browser's own smooth scrolling takes as long as it likes, up to a second.
 *
 * @implements UTIL-06 UTIL-07 UTIL-08 UTIL-09
 */
export function scrollTween(show: (done: number) => void, options: TweenOptions): void {
  const { durationMs = DURATION_MS, isClamped = false, stop } = options;
  if (typeof show !== 'function') throw new Error('[Tween] First parameter needs to be a function.');
  if (!Number.isFinite(durationMs)) throw new Error('[Tween] Duration is not a finite number.');
  const lastsMs = isClamped ? Math.max(CLAMP_MS.min, Math.min(durationMs, CLAMP_MS.max)) : durationMs;
  const beganAt = performance.now();
  const draw = (): void => {
    if (stop.aborted) return;
    const left = Math.max(0, 1 - (performance.now() - beganAt) / Math.max(1, lastsMs));
    show(1 - left ** 3);
    if (left > 0) requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

export interface TweenOptions {
  readonly durationMs?: number;
  /** If true, the duration is limited to the bounds for short distances. */
  readonly isClamped?: boolean;
  readonly stop: AbortSignal;
}

const DURATION_MS = 300;
/** A movement this short is perceived as one, without a wait. */
const CLAMP_MS = { min: 50, max: 50 };

/**
 * Calls `show` on every frame with the completed share, from just above 0 to 1, easing out. Used instead of the
 * browser's smooth scrolling, whose duration varies up to a second.
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

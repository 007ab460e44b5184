import { spec } from '../../../../tools/testing/spec';
import { scrollTween } from './scroll-tween.effects';

const { signal: stop } = new AbortController();

spec('UTIL-06', 'throws if its first parameter is not a function', () => {
  for (const show of [undefined, null, 'top', { top: 1 }])
    expect(() => scrollTween(show as never, { stop })).toThrow('[Tween] First parameter needs to be a function.');
});

spec('UTIL-07', 'throws if its duration is not finite', () => {
  for (const durationMs of [NaN, Infinity, -Infinity, '300' as never])
    expect(() => scrollTween(() => undefined, { durationMs, stop })).toThrow(
      '[Tween] Duration is not a finite number.',
    );
});

describe('with fake timers', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function lastsMs(options: { durationMs?: number; isClamped?: boolean }): number {
    const began = performance.now();
    let endedAt = NaN;
    scrollTween((done) => void (done === 1 && (endedAt = performance.now())), { ...options, stop });
    jest.advanceTimersByTime(2000);
    return endedAt - began;
  }

  spec(['UTIL-08', 'UTIL-09'], 'lasts 300 ms or the given duration; clamped it lasts 50 ms', () => {
    const aPicture = 16;
    for (const [options, ms] of [
      [{}, 300],
      [{ durationMs: 700 }, 700],
      [{ durationMs: 700, isClamped: true }, 50],
      [{ durationMs: 3, isClamped: true }, 50],
      [{ durationMs: 0 }, 0],
      [{ durationMs: -5 }, 0],
    ] as const) {
      expect(lastsMs(options)).toBeGreaterThanOrEqual(ms);
      expect(lastsMs(options)).toBeLessThanOrEqual(ms + 2 * aPicture);
    }
  });
});

import type { Settings } from '../settings/settings';

/** Steps of the theme's spacing, as `shell/src/frame/tokens.css` has them. */
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `space-${step}`);

/** Reads a step of the theme's spacing, or pixels up to `mostPx`, as a length for CSS; undefined if absent. */
export function readSpacing(settings: Settings, name: string, mostPx: number): string | undefined {
  const step = STEPS.find((one) => settings.is(name, one));
  if (step) return `var(--${step})`;
  const pixels = settings.optionalNumber(name, 0, mostPx);
  return pixels === undefined ? undefined : `${pixels}px`;
}

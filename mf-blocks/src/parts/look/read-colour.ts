import type { Settings } from '../settings/settings';

/** Colours of the theme, as settings name them, and the custom properties they are in. */
const THEME: Readonly<Record<string, string>> = {
  paper: '--color-paper',
  surface: '--color-surface',
  ink: '--color-ink',
  muted: '--color-muted',
  line: '--color-line',
  accent: '--color-accent',
  onAccent: '--color-on-accent',
};
const HEX = /^#[\da-f]{6}$/i;

/** Reads a colour of the theme, or `#rrggbb`, as a value for CSS; undefined if absent. */
export function readColour(settings: Settings, name: string): string | undefined {
  const colour = settings.optionalText(name);
  if (colour === undefined || HEX.test(colour)) return colour;
  if (Object.hasOwn(THEME, colour)) return `var(${THEME[colour]})`;
  throw new Error(`The setting “${name}” must be #rrggbb, or one of ${Object.keys(THEME).join(', ')}.`);
}

/**
 * The specification gives the ranges of font sizes, line heights and durations, and radii, borders, weights and names
 * of colour scales; steps and colour values are Colonnade's.
 * @implements TOKEN-01 TOKEN-02 TOKEN-03 TOKEN-04 TOKEN-05 TOKEN-06 TOKEN-07 TOKEN-08 UTIL-13
 */
export const TOKEN = {
  /** CSS pixels at the default font size. */
  fontSizePx: [9.75, 11, 12, 13, 14, 16, 18, 20, 24, 28],
  /** CSS pixels at the default font size. */
  lineHeightPx: [11, 14, 16, 18, 20, 22, 24, 28, 32],
  radiusPx: [0, 4, 8],
  borderWidthPx: [0, 1, 2],
  fontWeight: [400, 500, 600],
  /** Milliseconds; transitions usually take 300. */
  timeMs: [0, 100, 300, 600],
  /** CSS pixels. */
  spacePx: [4, 8, 12, 16, 24, 32, 48, 64, 96],
} as const;

/** Colour scales from tint (100) to shade (900); 700 and 900 are readable on white and on 100. */
export const COLOR_SCALE = {
  blue: { 100: '#e8f0f8', 300: '#a4c4e3', 500: '#3f7fb8', 700: '#235482', 900: '#122d47' },
  green: { 100: '#e8f1e9', 300: '#a9cbae', 500: '#4d8a59', 700: '#2b5d38', 900: '#15321d' },
  red: { 100: '#fbeae7', 300: '#eeb2a8', 500: '#c9503c', 700: '#9a2d1c', 900: '#54170d' },
  pink: { 100: '#fbe9ef', 300: '#eeb0c5', 500: '#c44f7c', 700: '#93305a', 900: '#501830' },
  orange: { 100: '#fcefe0', 300: '#f0c38f', 500: '#c7772a', 700: '#864a12', 900: '#482708' },
  gray: { 100: '#f1f1ef', 300: '#c9c9c4', 500: '#7b7b75', 700: '#4b4b46', 900: '#232320' },
} as const;
export type ColorScaleName = keyof typeof COLOR_SCALE;

/**
 * With their values in the frame; colours and font families come from the site's theme. `--text-3xl` and
 * `--text-display` exceed the token range on wide screens.
 */
export const CUSTOM_PROPERTY = {
  '--color-paper': null,
  '--color-surface': null,
  '--color-ink': null,
  '--color-muted': null,
  '--color-line': null,
  '--color-accent': null,
  '--color-on-accent': null,
  '--color-danger': COLOR_SCALE.red[700],
  '--color-success': COLOR_SCALE.green[700],
  '--font-heading': null,
  '--font-body': null,
  '--text-xs': '0.75rem',
  '--text-sm': '0.875rem',
  '--text-md': 'clamp(1rem, 0.96rem + 0.2vw, 1.125rem)',
  '--text-lg': 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
  '--text-xl': 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)',
  '--text-2xl': 'clamp(1.5rem, 1.4rem + 0.4vw, 1.75rem)',
  '--text-3xl': 'clamp(1.75rem, 1.3rem + 2.3vw, 3rem)',
  '--text-display': 'clamp(2.5rem, 1.6rem + 4vw, 4.5rem)',
  '--leading-tight': '1.15',
  '--leading-normal': '1.6',
  '--space-1': '0.25rem',
  '--space-2': '0.5rem',
  '--space-3': '0.75rem',
  '--space-4': '1rem',
  '--space-5': '1.5rem',
  '--space-6': '2rem',
  '--space-7': '3rem',
  '--space-8': '4rem',
  '--space-9': '6rem',
  '--radius-0': '0',
  '--radius-1': '4px',
  '--radius-2': '8px',
  '--border-1': '1px',
  '--border-2': '2px',
  '--time-1': '100ms',
  '--time-2': '300ms',
  '--measure': '34em',
  '--shadow-1': '0 1px 2px rgb(0 0 0 / 8%), 0 8px 24px rgb(0 0 0 / 8%)',
} as const satisfies Readonly<Record<`--${string}`, string | null>>;
export type CustomPropertyName = keyof typeof CUSTOM_PROPERTY;

/** Cascade layers of a page, later ones winning: frame, the shell's features, then areas. */
export const CSS_LAYERS = [
  'reset',
  'tokens',
  'base',
  'frame',
  'site',
  'blocks',
  'forms',
  'commerce',
  'telemetry',
  'consent',
  'admin',
] as const;

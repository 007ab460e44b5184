import type { StyleColor } from 'shared-types/admin/styles';

/** Pairs of colours that text is read in. */
export const CONTRAST_PAIRS = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['muted', 'paper'],
  ['accent', 'paper'],
  ['onAccent', 'accent'],
] as const satisfies readonly (readonly [text: StyleColor, ground: StyleColor])[];

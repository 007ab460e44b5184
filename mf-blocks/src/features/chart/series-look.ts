import type { CSSProperties } from 'react';

/** What distinguishes a line: its colour, dashes and marker, a path around 0,0. */
export interface SeriesLook {
  readonly turn: number;
  /** `stroke-dasharray` in CSS pixels. */
  readonly dash: string;
  /** An SVG path of about ten pixels. */
  readonly shape: string;
}

/** One per column that a dataset may have. */
const LOOKS: readonly SeriesLook[] = [
  { turn: 0, dash: 'none', shape: 'M-4,0A4,4,0,1,1,4,0A4,4,0,1,1,-4,0Z' },
  { turn: 150, dash: '9 5', shape: 'M-4,-4H4V4H-4Z' },
  { turn: 60, dash: '3 4', shape: 'M0,-5L5,4H-5Z' },
  { turn: 240, dash: '12 4 3 4', shape: 'M0,-6L6,0L0,6L-6,0Z' },
  { turn: 300, dash: '16 5', shape: 'M0,5L5,-4H-5Z' },
  { turn: 105, dash: '6 3 2 3 2 3', shape: 'M-1.5,-5.5H1.5V-1.5H5.5V1.5H1.5V5.5H-1.5V1.5H-5.5V-1.5H-1.5Z' },
  { turn: 195, dash: '1 4', shape: 'M-5,-3L-3,-5L0,-2L3,-5L5,-3L2,0L5,3L3,5L0,2L-3,5L-5,3L-2,0Z' },
  { turn: 330, dash: '18 4 6 4', shape: 'M-5.5,0L-3,-4.5H3L5.5,0L3,4.5H-3Z' },
];

export function lookOf(column: number): SeriesLook {
  return LOOKS[column % LOOKS.length] as SeriesLook;
}

/** Class and style that give an element the colour of a column or slice. */
export function coloured(index: number): { readonly className: string; readonly style: CSSProperties } {
  return { className: 'blocks-chart__series', style: { '--turn': lookOf(index).turn } as CSSProperties };
}

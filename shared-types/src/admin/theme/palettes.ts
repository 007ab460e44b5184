import { STYLE_COLORS, type StyleColor, type StyleValues } from '../styles';

export type Palette = Pick<StyleValues, StyleColor>;

/** Ready palettes by name. Text can be read on all of them. */
export const PALETTES = {
  linen: palette('#fbf8f2 #f1ebe0 #262a21 #5f6356 #dfd7c8 #3b5844 #ffffff'),
  snow: palette('#ffffff #f4f5f7 #17191c #5a6068 #dfe2e6 #1f4fd8 #ffffff'),
  rose: palette('#fdf9f8 #f6e7e6 #2b1620 #6d5560 #e6d3d0 #8a1740 #ffffff'),
  sand: palette('#fdf8ef #f5e9d4 #33241a #6b5644 #e5d3b8 #9a3f12 #ffffff'),
  sea: palette('#f4f9fa #e1eff2 #10282e #466068 #c9dfe4 #0b5d6b #ffffff'),
  plum: palette('#faf7fc #efe6f5 #23152e #625070 #dccde6 #5b2a86 #ffffff'),
  night: palette('#121416 #1c1f22 #ece7de #a9a89f #34383b #e0b267 #1a1408'),
  forest: palette('#101813 #19241d #e6efe8 #a3b5a8 #2f3d34 #8fd3a1 #0c1a11'),
} as const;

export type PaletteName = keyof typeof PALETTES;

/** Colours in the order of `STYLE_COLORS`. */
function palette(colors: string): Palette {
  const values = colors.split(' ');
  return Object.fromEntries(STYLE_COLORS.map((name, index) => [name, values[index]])) as unknown as Palette;
}

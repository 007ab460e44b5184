import type { FontName } from './page/frame';

/** Categories of fonts, in the order in which owners meet them. */
export const FONT_CATEGORIES = ['sansSerif', 'serif', 'display', 'script', 'slabSerif', 'mono', 'other'] as const;
export type FontCategory = (typeof FONT_CATEGORIES)[number];

/** General families of CSS. */
export type GeneralFont = 'sans-serif' | 'serif' | 'monospace' | 'cursive';

/** A family that a site can use. */
export interface FontFamily {
  readonly category: FontCategory;
  /** Drawn where none of the family's files or stand-ins is to be had. */
  readonly general: GeneralFont;
  /**
   * CSS weights of its files: of text, and of headings and emphasis; the same if it has one. Absent: the device has it. Files of
   * each are in the package `@fontsource/<stem>`.
   */
  readonly weights?: { readonly text: number; readonly heading: number };
}

const REGULAR = { text: 400, heading: 400 } as const;
const MEDIUM = { text: 500, heading: 500 } as const;
const SEMIBOLD = { text: 400, heading: 600 } as const;
const BOLD = { text: 400, heading: 700 } as const;

/** What is known of each family. Licences are the SIL Open Font License, or Apache's of Roboto Slab. */
export const FONT_FAMILIES: Readonly<Record<FontName, FontFamily>> = {
  'DM Sans': { category: 'sansSerif', general: 'sans-serif', weights: SEMIBOLD },
  // Headings of weight 500 have been of 400 since before there were others.
  Figtree: { category: 'sansSerif', general: 'sans-serif', weights: REGULAR },
  Jost: { category: 'sansSerif', general: 'sans-serif', weights: SEMIBOLD },
  Karla: { category: 'sansSerif', general: 'sans-serif', weights: SEMIBOLD },
  Lato: { category: 'sansSerif', general: 'sans-serif', weights: BOLD },
  'Nunito Sans': { category: 'sansSerif', general: 'sans-serif', weights: SEMIBOLD },
  Outfit: { category: 'sansSerif', general: 'sans-serif', weights: SEMIBOLD },
  Poppins: { category: 'sansSerif', general: 'sans-serif', weights: SEMIBOLD },
  'Work Sans': { category: 'sansSerif', general: 'sans-serif', weights: SEMIBOLD },
  'Cormorant Garamond': { category: 'serif', general: 'serif', weights: SEMIBOLD },
  'Crimson Pro': { category: 'serif', general: 'serif', weights: SEMIBOLD },
  Fraunces: { category: 'serif', general: 'serif', weights: MEDIUM },
  'Fraunces Italic': { category: 'serif', general: 'serif', weights: MEDIUM },
  'Libre Baskerville': { category: 'serif', general: 'serif', weights: SEMIBOLD },
  Lora: { category: 'serif', general: 'serif', weights: SEMIBOLD },
  'Playfair Display': { category: 'serif', general: 'serif', weights: SEMIBOLD },
  'Abril Fatface': { category: 'display', general: 'serif', weights: REGULAR },
  'Bebas Neue': { category: 'display', general: 'sans-serif', weights: REGULAR },
  'DM Serif Display': { category: 'display', general: 'serif', weights: REGULAR },
  Oswald: { category: 'display', general: 'sans-serif', weights: SEMIBOLD },
  Syne: { category: 'display', general: 'sans-serif', weights: SEMIBOLD },
  Courgette: { category: 'script', general: 'cursive', weights: REGULAR },
  'Dancing Script': { category: 'script', general: 'cursive', weights: SEMIBOLD },
  Sacramento: { category: 'script', general: 'cursive', weights: REGULAR },
  Aleo: { category: 'slabSerif', general: 'serif', weights: SEMIBOLD },
  Bitter: { category: 'slabSerif', general: 'serif', weights: SEMIBOLD },
  'Roboto Slab': { category: 'slabSerif', general: 'serif', weights: SEMIBOLD },
  'Courier Prime': { category: 'mono', general: 'monospace', weights: BOLD },
  'DM Mono': { category: 'mono', general: 'monospace', weights: { text: 400, heading: 500 } },
  'IBM Plex Mono': { category: 'mono', general: 'monospace', weights: SEMIBOLD },
  'Space Mono': { category: 'mono', general: 'monospace', weights: BOLD },
  'Pirata One': { category: 'other', general: 'serif', weights: REGULAR },
  'Press Start 2P': { category: 'other', general: 'monospace', weights: REGULAR },
  system: { category: 'other', general: 'sans-serif' },
};

/** Sizes, weights and shapes that owners choose. What is absent is as the design has it. */
export interface ThemeSizes {
  /** Size of text in CSS pixels at the default font size, `TEXT_SIZE_PX`; absent: grows with the window. */
  readonly text?: number;
  readonly headings?: 'calm' | 'large';
  /** That of text, where the family has two; absent: that of headings. */
  readonly headingWeight?: 'regular';
  readonly buttonWeight?: 'regular';
  readonly buttonShape?: 'square' | 'pill';
}

/** Text sizes that can be chosen, in CSS pixels. */
export const TEXT_SIZE_PX = { least: 14, most: 22 } as const;

/** Choices by their property; the first of each is the design's, which is not stored. */
export const SIZE_CHOICES = {
  headings: ['regular', 'calm', 'large'],
  headingWeight: ['strong', 'regular'],
  buttonWeight: ['strong', 'regular'],
  buttonShape: ['rounded', 'square', 'pill'],
} as const;
export type SizeChoice = keyof typeof SIZE_CHOICES;

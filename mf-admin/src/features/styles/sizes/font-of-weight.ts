/** Whose font a weight is of. */
export const FONT_OF_WEIGHT = { headingWeight: 'heading', buttonWeight: 'body' } as const;

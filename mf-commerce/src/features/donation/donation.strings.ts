/** The words of a donation block. */
export const strings = {
  donate: 'Donate',
  closed: 'Donations are not taken here at the moment.',
} as const;

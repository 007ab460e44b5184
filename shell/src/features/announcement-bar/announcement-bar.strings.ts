/** What the announcement bar says by itself. */
export const strings = {
  name: 'Announcement',
  close: 'Close the announcement',
} as const;

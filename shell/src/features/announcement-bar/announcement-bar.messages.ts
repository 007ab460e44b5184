/** What the announcement bar says by itself. */
export const messages = {
  name: 'Announcement',
  close: 'Close the announcement',
} as const;

/** The words of the page about speed. */
export const strings = {
  title: 'Speed',
  lead: 'How long visitors wait: the value that three of four visits stayed within.',
  metrics: 'What is measured',
  notMeasured: 'Not measured',
  trend: '{metric} over time',
  origins: '{metric} by whose it was',
  originsHint: 'Each part of the page by the remote that made it, with a line where a new version begins.',
  versions: 'By version',
  pages: 'Slowest pages',
  tooFew: 'No page has been measured often enough to be judged.',
  unmeasured: 'This was not measured in the period. Choose another figure above, or a longer period.',
  noneTitle: 'Nothing measured in this period',
  none: 'No visitor’s page has told its times. Choose a longer period to see earlier ones.',
  neverTitle: 'Nothing measured yet',
  never:
    'Pages tell their times when a visitor leaves them. Accounts that work on the site are not measured, and where your site asks for consent, visitors are once they accept.',
} as const;

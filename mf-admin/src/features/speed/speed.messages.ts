export const messages = {
  title: 'Speed',
  lead: 'How long visitors wait: 75 % of visits were at least this fast.',
  metrics: 'What is measured',
  notMeasured: 'Not measured',
  trend: '{metric} over time',
  origins: '{metric} by source',
  originsHint: 'Each part of the page by the remote that made it; a line marks a new version.',
  versions: 'By version',
  pages: 'Slowest pages',
  tooFew: 'No page has been measured often enough yet.',
  unmeasured: 'This was not measured in this period. Choose another metric above, or a longer period.',
  noneTitle: 'Nothing measured in this period',
  none: 'No pages were measured. Choose a longer period to see earlier ones.',
  neverTitle: 'Nothing measured yet',
  never:
    'Pages report their times when a visitor leaves them. Accounts that work on the site are not measured, and where your site asks for consent, visitors are once they accept.',
} as const;

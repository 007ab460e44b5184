/** The words of the page of visits. */
export const strings = {
  title: 'Visits',
  lead: 'How many come to your site, and what they read.',
  trend: 'Page views over time',
  top: 'Most read pages',
  noneTitle: 'No visits in this period',
  none: 'Nobody was counted in this time. Choose a longer period to see earlier visits.',
  neverTitle: 'No visits yet',
  never:
    'Visits appear here within seconds of somebody opening a page. Accounts that work on the site are not counted, and where your site asks for consent, visitors are counted once they accept.',
} as const;

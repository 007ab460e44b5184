export const messages = {
  title: 'Visits',
  lead: 'How many people visit, and what they view.',
  trend: 'Page views over time',
  top: 'Most viewed pages',
  noneTitle: 'No visits in this period',
  none: 'No visits were counted. Choose a longer period to see earlier visits.',
  neverTitle: 'No visits yet',
  never:
    'Visits appear here within seconds of somebody opening a page. Accounts that work on the site are not counted, and where your site asks for consent, visitors are counted once they accept.',
} as const;

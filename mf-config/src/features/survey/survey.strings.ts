/** The words of the page of what owners answer. */
export const strings = {
  title: 'How owners get on',
  home: 'Configuration',
  intro:
    'Whoever runs a site is asked once a quarter, 1 (badly) to 5 (very well). Accounts belong to five cohorts, A to E, which are asked one after the other, so that answers come evenly.',
  none: 'Nobody has answered yet. What is said stands here, by quarter and cohort.',
  file: 'All answers as a file',
  figures: 'By quarter and cohort',
  quarter: 'Quarter',
  cohort: 'Cohort',
  answered: 'Answered',
  putOff: 'Put off',
  mean: 'Mean',
  texts: 'What they write',
  noTexts: 'Nobody has written anything yet.',
  of: '{rating} of 5 · cohort {cohort}, {quarter}',
} as const;

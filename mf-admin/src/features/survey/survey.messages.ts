export const messages = {
  title: 'Owner survey',
  intro:
    'Site owners are asked once a quarter, from 1 (badly) to 5 (very well). Accounts are in five cohorts, A to E, asked one after the other so that answers arrive evenly.',
  none: 'There are no answers yet. They appear here by quarter and cohort.',
  file: 'Download all answers',
  figures: 'By quarter and cohort',
  quarter: 'Quarter',
  cohort: 'Cohort',
  answered: 'Answered',
  putOff: 'Postponed',
  mean: 'Mean',
  texts: 'Comments',
  noTexts: 'There are no comments yet.',
  of: '{rating} of 5 · cohort {cohort}, {quarter}',
} as const;

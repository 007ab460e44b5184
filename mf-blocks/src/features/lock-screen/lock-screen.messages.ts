export const messages = {
  membersOnly: 'This page available only site members',
  membersOnlyHint: 'If you are a member of this site, sign in to see it.',
  accessDenied: 'Access denied',
  accessDeniedHint: 'Your membership does not include this page. The people who run this site can add it.',
} as const;

export const messages = {
  title: 'Forms',
  intro: 'The forms on your pages. Open one to change its fields and texts.',
  received: 'See what visitors have sent',
  empty: 'There are no forms yet. A form is a block of a page.',
  untitled: 'Form without a title',
  page: 'On the page {page}',
  fields: '{count, plural, =0 {No fields} one {# field} other {# fields}}',
  submissions: '{count, plural, =0 {No submissions yet} one {# submission} other {# submissions}}',
} as const;

export const messages = {
  title: 'Broken links',
  intro:
    'Links to pages, parts of pages and files of this site that are not there. They are checked each time you open this page.',
  none: 'All links of your site lead somewhere.',
  count: '{count, plural, one {# broken link} other {# broken links}}',
  beyond: 'There are no more links here.',
  first: 'See the first links',
  reason:
    '{reason, select, page {There is no such page.} draft {This page is not published yet.} private {Only accounts of the admin area can see this page.} anchor {This part of the page is gone.} other {This file was deleted.}}',
  noText: 'Link without text',
  onPage: 'On the page {title}',
  block: 'Block: {block}',
  state:
    '{state, select, both {Visitors see it.} published {Visitors see it until the changed page is published.} other {Only in the draft.}}',
  part: '{part, select, header {Header} footer {Footer} other {Announcement}}',
  partIn: '{part, select, header {Header} footer {Footer} other {Announcement}} ({language})',
  edit: 'Edit',
  editOf: 'Edit the link to {href}',
  pages: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
} as const;

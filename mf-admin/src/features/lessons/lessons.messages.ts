import { messages as settingsFormMessages } from '../../parts/settings-form/settings-form.messages';

export const messages = {
  ...settingsFormMessages,
  title: 'Lessons of “{course}”',
  intro:
    'Visitors take the lessons in this order. Lessons with the same chapter are shown together, where the first of them is.',
  missing: 'There is no such page.',
  pages: 'Pages',
  none: 'This page has no lessons yet. Add a page and let it belong to this one.',
  add: 'Add page',
  course: 'View page',
  byNumbers: 'To move a lesson, change its number.',
  byKeys: 'Drag lessons by their handles, or use the buttons or Alt and the arrow keys.',
  untitled: 'Untitled',
  minutes: '{minutes, plural, one {1 minute} other {# minutes}}',
  draft: 'Not published',
  chapter: 'Chapter',
  place: 'Number',
  move: '{move, select, up {Up} other {Down}}',
  moved: '{title}: now lesson {number}.',
  saved: 'Saved. Visitors see the lessons in this order.',
} as const;

import { messages as settingsFormMessages } from '../../parts/settings-form/settings-form.messages';

export const messages = {
  ...settingsFormMessages,
  title: 'Languages',
  intro: 'The languages in which the pages of this site are written.',
  saved: 'Saved. Visitors see it on their next page.',
  main: 'Main language',
  mainHint:
    'The language of pages that have none of their own. Buttons and messages, dates, prices and the search use it, here too. Nothing is translated.',
  all: 'All languages',
  more: 'Importing the site adds and removes languages with their pages.',
  isMain: 'main language',
  address: 'URL',
  pages: '{count, plural, one {# page} other {# pages}}',
  complete: 'All pages of the main language exist.',
  missing: '{count, plural, one {# page is missing:} other {# pages are missing:}}',
  ownMessages: 'Buttons and messages are in this language too.',
  englishMessages: 'Buttons and messages are in English.',
  unpublished: 'Visitors cannot open it: it has no home page.',
} as const;

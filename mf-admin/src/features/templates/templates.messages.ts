import { messages as siteDraftMessages } from '../../parts/site-draft/site-draft.messages';

export const messages = {
  ...siteDraftMessages,
  title: 'Templates',
  intro: 'A template changes colors, fonts, buttons and section colors of the whole site. Your content stays as it is.',
  changed: 'Look last changed by {by}, {at}.',
  list: 'Choose a template',
  template: '{name, select, atelier {Atelier} market {Market} evening {Evening} journal {Journal} other {Bloom}}',
  about:
    '{name, select, atelier {Warm and quiet, for things made by hand} market {Clear and bold, for shops with many products} evening {Dark and elegant, for places and events} journal {Calm and easy to read, for long texts} other {Soft and festive, for flowers, sweets and weddings}}',
  inUse: 'In use',
  left: '{count, plural, one {# section color has no place on your home page.} other {# section colors have no place on your home page.}}',
  kept: '{count, plural, one {# section keeps its own colors.} other {# sections keep their own colors.}}',
  use: 'Use this template',
  back: 'Back to the look before',
  backHint: 'Your site uses {name}. The look it had before is kept.',
  saved: 'Your site has another look. Visitors see it on their next page.',
  preview: 'Preview',
  previewHint: 'Your home page in the template you choose. Visitors see nothing before you use it.',
  previewFrame: 'Your home page in the chosen template',
  shown: 'Preview shows {name}.',
  fontFailed: 'Unable to load preview for {fontName}',
  failed: 'The look could not be changed. Wait a moment and try again.',
  signedOut: 'You are signed out. Your choice is still here.',
  notAllowed: 'You can no longer change the look of the site.',
  signIn: 'Sign in in another tab, then try again here.',
} as const;

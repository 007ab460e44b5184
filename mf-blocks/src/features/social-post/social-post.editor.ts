import type { BlockEditor } from 'shared-types/site/block-editor';

/** How owners edit a quoted post. */
export const editor: BlockEditor = {
  title: { en: 'Social post', pl: 'Wpis społecznościowy' },
  group: 'social',
  picture: 'M4 5h16v11h-8l-4 4v-4H4zM8 9h8M8 12h5',
  defaults: {
    url: 'https://mastodon.example/@name/1',
    author: 'Name',
    text: 'What somebody posted about you.',
  },
  translations: { pl: { Name: 'Imię i nazwisko', 'What somebody posted about you.': 'Co ktoś o Tobie napisał.' } },
  fields: [
    {
      kind: 'text',
      key: 'url',
      label: { en: 'Address of the post', pl: 'Adres wpisu' },
      hint: {
        en: 'At X, Mastodon or Bluesky. Other posts are shown as plain quotations.',
        pl: 'W serwisie X, Mastodon lub Bluesky. Inne wpisy są zwykłymi cytatami.',
      },
      longest: 2000,
      required: true,
    },
    { kind: 'text', key: 'author', label: { en: 'Name', pl: 'Nazwa' }, longest: 200, required: true },
    {
      kind: 'text',
      key: 'handle',
      label: { en: 'Account', pl: 'Konto' },
      hint: { en: 'Leave empty to use the address.', pl: 'Puste pole używa adresu.' },
      longest: 256,
    },
    {
      kind: 'text',
      key: 'text',
      label: { en: 'Text', pl: 'Tekst' },
      hint: {
        en: 'Web addresses, #tags and @mentions become links.',
        pl: 'Adresy, #tagi i @wzmianki stają się odnośnikami.',
      },
      longest: 5000,
      lines: 5,
      required: true,
    },
    {
      kind: 'text',
      key: 'publishedAt',
      label: { en: 'Date', pl: 'Data' },
      hint: { en: 'For example 2026-11-21.', pl: 'Na przykład 2026-11-21.' },
      longest: 40,
    },
    { kind: 'picture', key: 'avatar', label: { en: 'Profile picture', pl: 'Zdjęcie profilowe' } },
    { kind: 'picture', key: 'picture', label: { en: 'Picture', pl: 'Zdjęcie' } },
  ],
};

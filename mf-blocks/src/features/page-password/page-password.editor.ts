import type { BlockEditor } from 'shared-types/site/block-editor';

/** How owners edit the form for a page's password. */
export const editor: BlockEditor = {
  title: { en: 'Password form', pl: 'Formularz hasła' },
  group: 'forms',
  picture: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  defaults: {},
  fields: [
    {
      kind: 'text',
      key: 'title',
      label: { en: 'Heading', pl: 'Nagłówek' },
      hint: {
        en: 'Leave empty for “This page is locked”.',
        pl: 'Zostaw puste, aby było „Ta strona jest zablokowana”.',
      },
      longest: 200,
    },
    { kind: 'text', key: 'text', label: { en: 'Text', pl: 'Tekst' }, longest: 1000, lines: 3 },
    { kind: 'text', key: 'submit', label: { en: 'Button', pl: 'Przycisk' }, longest: 100 },
  ],
};

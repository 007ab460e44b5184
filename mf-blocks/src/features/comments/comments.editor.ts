import type { BlockEditor } from 'shared-types/site/block-editor';

export const editor: BlockEditor = {
  title: { en: 'Comments', pl: 'Komentarze' },
  group: 'social',
  picture: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5',
  defaults: {},
  fields: [
    { kind: 'text', key: 'heading', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 },
    {
      kind: 'choice',
      key: 'headingLevel',
      label: { en: 'Heading level', pl: 'Poziom nagłówka' },
      choices: [
        { value: 2, label: { en: 'Heading 2', pl: 'Nagłówek 2' } },
        { value: 3, label: { en: 'Heading 3', pl: 'Nagłówek 3' } },
      ],
    },
    {
      kind: 'text',
      key: 'identifier',
      label: { en: 'Identifier at Disqus', pl: 'Identyfikator w serwisie Disqus' },
      hint: { en: 'Leave empty to use the page’s path.', pl: 'Pozostaw puste, aby użyć ścieżki strony.' },
      longest: 200,
    },
    {
      kind: 'choice',
      key: 'loads',
      label: { en: 'Show it', pl: 'Pokaż' },
      choices: [
        { value: 'asked', label: { en: 'When visitors ask for it', pl: 'Gdy odwiedzający o to poprosi' } },
        {
          value: 'visible',
          label: { en: 'By itself, where visitors allow it', pl: 'Automatycznie, jeśli odwiedzający na to pozwoli' },
        },
      ],
    },
  ],
};

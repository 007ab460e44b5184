import type { BlockEditor } from 'shared-types/site/block-editor';

export const editor: BlockEditor = {
  title: { en: 'Post', pl: 'Wpis' },
  group: 'text',
  picture: 'M5 5h14M5 9h9M5 14h14M5 18h14',
  defaults: { part: 'heading' },
  fields: [
    {
      kind: 'choice',
      key: 'part',
      label: { en: 'Part', pl: 'Część' },
      hint: { en: 'Works on posts of a journal.', pl: 'Działa we wpisach dziennika.' },
      choices: [
        { value: 'heading', label: { en: 'Title, date, author and tags', pl: 'Tytuł, data, autor i tagi' } },
        { value: 'neighbours', label: { en: 'Newer and older post', pl: 'Nowszy i starszy wpis' } },
      ],
    },
  ],
};

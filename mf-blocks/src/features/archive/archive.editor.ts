import type { BlockEditor } from 'shared-types/site/block-editor';
import { POSTS_FIELD } from '../../parts/editor-fields/editor-fields';

export const editor: BlockEditor = {
  title: { en: 'Archive', pl: 'Archiwum' },
  group: 'lists',
  picture: 'M4 5h16v4H4zM6 9v10h12V9M10 13h4',
  defaults: { collection: '/' },
  fields: [
    POSTS_FIELD,
    { kind: 'text', key: 'title', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 },
    {
      kind: 'choice',
      key: 'by',
      label: { en: 'Group by', pl: 'Grupuj według' },
      choices: [
        { value: 'months', label: { en: 'Month', pl: 'Miesięcy' } },
        { value: 'years', label: { en: 'Year', pl: 'Lat' } },
        { value: 'authors', label: { en: 'Author', pl: 'Autorów' } },
      ],
    },
  ],
};

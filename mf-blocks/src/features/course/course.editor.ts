import type { BlockEditor } from 'shared-types/site/block-editor';

export const editor: BlockEditor = {
  title: { en: 'Course', pl: 'Kurs' },
  group: 'lists',
  picture: 'M4 6l2 2 3-3M4 12l2 2 3-3M4 18l2 2 3-3M12 7h8M12 13h8M12 19h8',
  defaults: { excerpts: true },
  fields: [
    {
      kind: 'page',
      key: 'collection',
      only: 'collections',
      label: { en: 'Lessons of', pl: 'Lekcje ze strony' },
      hint: { en: 'Leave empty for the lessons of this page.', pl: 'Puste pole pokazuje lekcje tej strony.' },
    },
    { kind: 'text', key: 'title', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 },
    { kind: 'switch', key: 'excerpts', label: { en: 'Show descriptions', pl: 'Pokaż opisy' } },
  ],
};

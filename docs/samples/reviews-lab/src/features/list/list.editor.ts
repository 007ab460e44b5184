import type { BlockEditor } from 'shared-types/site/block-editor';

/** How owners pick the block in the page editor and fill it in. */
export const editor: BlockEditor = {
  title: { en: 'Buyers’ reviews', pl: 'Opinie kupujących' },
  group: 'lists',
  picture: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z',
  defaults: { reviews: [{ author: 'Ada', rating: 5, text: 'What a buyer says.', written: '2026-01-01' }] },
  translations: { pl: { 'What a buyer says.': 'Co mówi kupujący.' } },
  fields: [
    { kind: 'text', key: 'title', label: { en: 'Title', pl: 'Tytuł' }, longest: 100 },
    {
      kind: 'list',
      key: 'reviews',
      label: { en: 'Reviews', pl: 'Opinie' },
      most: 50,
      title: 'author',
      item: { author: 'Ada', rating: 5, text: 'What a buyer says.', written: '2026-01-01' },
      fields: [
        { kind: 'text', key: 'author', label: { en: 'Author', pl: 'Autor' }, longest: 60, required: true },
        {
          kind: 'number',
          key: 'rating',
          label: { en: 'Stars', pl: 'Gwiazdki' },
          least: 1,
          most: 5,
          step: 1,
          required: true,
        },
        { kind: 'text', key: 'text', label: { en: 'Text', pl: 'Tekst' }, longest: 1000, lines: 3, required: true },
        {
          kind: 'text',
          key: 'written',
          label: { en: 'Day', pl: 'Dzień' },
          hint: { en: 'Such as 2026-05-31.', pl: 'Na przykład 2026-05-31.' },
          longest: 10,
          pattern: '[0-9]{4}-[0-9]{2}-[0-9]{2}',
          required: true,
        },
      ],
    },
  ],
};

import type { BlockEditor } from 'shared-types/site/block-editor';

/** How owners edit an accordion. */
export const editor: BlockEditor = {
  title: { en: 'Accordion', pl: 'Akordeon' },
  group: 'lists',
  picture: 'M4 5h16M4 9h16M4 15h16M4 19h16M18 12l1.5 1.5L21 12',
  defaults: {
    items: [
      { title: 'First question', html: '<p>The answer to it.</p>' },
      { title: 'Second question', html: '<p>The answer to it.</p>' },
    ],
  },
  fields: [
    {
      kind: 'list',
      key: 'items',
      label: { en: 'Items', pl: 'Elementy' },
      least: 1,
      most: 60,
      title: 'title',
      item: { title: 'New question', html: '<p>The answer to it.</p>' },
      fields: [
        { kind: 'text', key: 'title', label: { en: 'Title', pl: 'Tytuł' }, longest: 200, required: true },
        { kind: 'rich-text', key: 'html', label: { en: 'Text', pl: 'Tekst' }, longest: 20_000, required: true },
      ],
    },
    {
      kind: 'choice',
      key: 'headingLevel',
      label: { en: 'Heading level', pl: 'Poziom nagłówka' },
      choices: [
        { value: 2, label: { en: 'Heading 2', pl: 'Nagłówek 2' } },
        { value: 3, label: { en: 'Heading 3', pl: 'Nagłówek 3' } },
        { value: 4, label: { en: 'Heading 4', pl: 'Nagłówek 4' } },
      ],
    },
    {
      kind: 'switch',
      key: 'allowMultipleOpen',
      label: { en: 'Allow multiple open items', pl: 'Zezwól na kilka otwartych elementów' },
    },
    { kind: 'switch', key: 'expandFirst', label: { en: 'Expand first item', pl: 'Rozwiń pierwszy element' } },
  ],
};

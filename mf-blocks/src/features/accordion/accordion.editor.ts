import type { BlockEditor } from 'shared-types/site/block-editor';
import { headingLevelField } from '../../parts/editor-fields/editor-fields';

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
  translations: {
    pl: {
      'First question': 'Pierwsze pytanie',
      'Second question': 'Drugie pytanie',
      'New question': 'Nowe pytanie',
      '<p>The answer to it.</p>': '<p>Odpowiedź na nie.</p>',
    },
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
    headingLevelField(2, 3, 4),
    {
      kind: 'switch',
      key: 'allowMultipleOpen',
      label: { en: 'Allow multiple open items', pl: 'Zezwól na kilka otwartych elementów' },
    },
    { kind: 'switch', key: 'expandFirst', label: { en: 'Expand first item', pl: 'Rozwiń pierwszy element' } },
  ],
};

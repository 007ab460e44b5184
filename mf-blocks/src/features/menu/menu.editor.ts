import type { BlockEditor } from 'shared-types/site/block-editor';
import { headingLevelField } from '../../parts/editor-fields/editor-fields';

export const editor: BlockEditor = {
  title: { en: 'Menu', pl: 'Karta dań' },
  group: 'lists',
  picture: 'M6 3v7a2 2 0 0 0 4 0V3M8 12v9M16 3c-2 1-3 4-3 7s1 4 3 4M16 3v18',
  defaults: {
    menus: [
      {
        title: 'Food',
        entries: [
          { kind: 'section', title: 'Starters' },
          { kind: 'dish', title: 'Name of the dish', description: 'What is in it', price: '9.50', tags: 'vegan' },
        ],
      },
      { title: 'Drinks', entries: [{ kind: 'dish', title: 'Name of the drink', price: '4.00' }] },
    ],
  },
  translations: {
    pl: {
      Food: 'Dania',
      Starters: 'Przystawki',
      'Name of the dish': 'Nazwa dania',
      'What is in it': 'Składniki',
      vegan: 'wegańskie',
      Drinks: 'Napoje',
      'Name of the drink': 'Nazwa napoju',
      'New menu': 'Nowe menu',
      'New dish': 'Nowe danie',
    },
  },
  fields: [
    {
      kind: 'list',
      key: 'menus',
      label: { en: 'Menus', pl: 'Karty' },
      hint: { en: 'From two menus on, each has a tab.', pl: 'Od dwóch kart każda ma swoją zakładkę.' },
      least: 1,
      most: 12,
      title: 'title',
      item: { title: 'New menu', entries: [] },
      fields: [
        { kind: 'text', key: 'title', label: { en: 'Title', pl: 'Tytuł' }, longest: 100, required: true },
        { kind: 'text', key: 'description', label: { en: 'Description', pl: 'Opis' }, longest: 500, lines: 2 },
        {
          kind: 'list',
          key: 'entries',
          label: { en: 'Sections and dishes', pl: 'Działy i dania' },
          most: 200,
          title: 'title',
          item: { kind: 'dish', title: 'New dish' },
          fields: [
            {
              kind: 'choice',
              key: 'kind',
              label: { en: 'Type', pl: 'Rodzaj' },
              choices: [
                { value: 'dish', label: { en: 'Dish', pl: 'Danie' } },
                { value: 'section', label: { en: 'Section heading', pl: 'Nagłówek działu' } },
              ],
            },
            { kind: 'text', key: 'title', label: { en: 'Title', pl: 'Tytuł' }, longest: 200, required: true },
            { kind: 'text', key: 'description', label: { en: 'Description', pl: 'Opis' }, longest: 500, lines: 2 },
            {
              kind: 'text',
              key: 'price',
              label: { en: 'Price', pl: 'Cena' },
              hint: { en: 'With the currency, as guests read it.', pl: 'Z walutą, tak jak czytają ją goście.' },
              longest: 100,
              when: { key: 'kind', is: ['dish'] },
            },
            {
              kind: 'text',
              key: 'tags',
              label: { en: 'Tags', pl: 'Oznaczenia' },
              hint: { en: 'Separate them by commas: vegan, spicy', pl: 'Oddziel je przecinkami: wegańskie, ostre' },
              longest: 200,
              when: { key: 'kind', is: ['dish'] },
            },
          ],
        },
      ],
    },
    headingLevelField(2, 3),
  ],
};

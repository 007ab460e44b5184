import type { BlockEditor, EditorField } from 'shared-types/site/block-editor';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import { headingLevelField, LOADS_FIELD } from '../../parts/editor-fields/editor-fields';

const CALENDAR = 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5';
const TEXT: readonly EditorField[] = [
  { kind: 'text', key: 'heading', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 },
  headingLevelField(2, 3),
  { kind: 'text', key: 'text', label: { en: 'Text', pl: 'Tekst' }, longest: 500, lines: 2 },
  LOADS_FIELD,
];

const opentable: BlockEditor = {
  title: { en: 'OpenTable', pl: 'OpenTable' },
  group: 'forms',
  picture: CALENDAR,
  defaults: { restaurantId: '1' },
  fields: [
    {
      kind: 'text',
      key: 'restaurantId',
      label: { en: 'Restaurant number at OpenTable', pl: 'Numer restauracji w OpenTable' },
      longest: 12,
      pattern: String.raw`\d{1,12}`,
      required: true,
    },
    ...TEXT,
  ],
};

const tock: BlockEditor = {
  title: { en: 'Tock', pl: 'Tock' },
  group: 'forms',
  picture: CALENDAR,
  variants: [
    { value: BLOCK_VARIANT.reservations, label: { en: 'Tables', pl: 'Stoliki' } },
    { value: BLOCK_VARIANT.events, label: { en: 'Events', pl: 'Wydarzenia' } },
  ],
  defaults: { business: 'example' },
  fields: [
    {
      kind: 'text',
      key: 'business',
      label: { en: 'Business at Tock', pl: 'Firma w serwisie Tock' },
      hint: { en: 'The end of exploretock.com/…', pl: 'Koniec adresu exploretock.com/…' },
      longest: 100,
      pattern: String.raw`[a-z0-9][a-z0-9\-]{0,99}`,
      required: true,
    },
    {
      kind: 'text',
      key: 'offeringId',
      label: { en: 'Number of a single offering', pl: 'Numer pojedynczej oferty' },
      longest: 12,
      pattern: String.raw`\d{1,12}`,
    },
    ...TEXT,
  ],
};

const wedding: BlockEditor = {
  title: { en: 'Wedding registry', pl: 'Lista prezentów ślubnych' },
  group: 'forms',
  picture: 'M4 9h16v4H4zM6 13v7h12v-7M12 9v11M12 9c-2-5-7-4-5-1 1 1 3 1 5 1zM12 9c2-5 7-4 5-1-1 1-3 1-5 1z',
  defaults: { pageUrl: 'https://www.zola.com/registry/example' },
  fields: [
    {
      kind: 'text',
      key: 'pageUrl',
      label: { en: 'Address of the registry at Zola', pl: 'Adres listy w serwisie Zola' },
      hint: { en: 'https://www.zola.com/registry/…', pl: 'https://www.zola.com/registry/…' },
      longest: 200,
      pattern: String.raw`https:\/\/www\.zola\.com\/registry\/[\w\-]{1,100}`,
      required: true,
    },
    ...TEXT,
  ],
};

/** In the order of the feature's block types. */
export const editor: readonly BlockEditor[] = [opentable, tock, wedding];

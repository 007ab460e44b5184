import type { BlockEditor } from 'shared-types/site/block-editor';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';

export const editor: BlockEditor = {
  title: { en: 'Chart', pl: 'Wykres' },
  group: 'lists',
  picture: 'M4 4v16h16M8 17v-5M12 17V8M16 17v-7',
  variants: [
    { value: BLOCK_VARIANT.chartBar, label: { en: 'Bars', pl: 'Słupki' } },
    { value: BLOCK_VARIANT.chartLine, label: { en: 'Lines', pl: 'Linie' } },
    { value: BLOCK_VARIANT.chartPie, label: { en: 'Pies', pl: 'Koła' } },
  ],
  defaults: {
    title: 'Visitors',
    columns: ['Visitors'],
    rows: [
      { label: 'Spring', values: [120] },
      { label: 'Summer', values: [210] },
      { label: 'Autumn', values: [160] },
    ],
  },
  translations: { pl: { Visitors: 'Odwiedzający', Spring: 'Wiosna', Summer: 'Lato', Autumn: 'Jesień' } },
  fields: [
    { kind: 'text', key: 'title', label: { en: 'Title', pl: 'Tytuł' }, longest: 200, required: true },
    { kind: 'text', key: 'description', label: { en: 'Description', pl: 'Opis' }, longest: 1000, lines: 2 },
    { kind: 'dataset', key: 'rows', label: { en: 'Numbers', pl: 'Liczby' } },
  ],
};

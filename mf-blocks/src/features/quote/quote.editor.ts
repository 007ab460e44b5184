import type { BlockEditor } from 'shared-types/site/block-editor';

/** How owners edit a quote. */
export const editor: BlockEditor = {
  title: { en: 'Quote', pl: 'Cytat' },
  group: 'text',
  picture: 'M6 17h3l2-4V7H5v6h3zM15 17h3l2-4V7h-6v6h3z',
  defaults: { quote: 'What a customer said about you.', attribution: 'Name' },
  translations: { pl: { 'What a customer said about you.': 'Co powiedział o Tobie klient.', Name: 'Imię i nazwisko' } },
  fields: [
    {
      kind: 'text',
      key: 'quote',
      label: { en: 'Quote', pl: 'Cytat' },
      hint: { en: 'Without quotation marks.', pl: 'Bez cudzysłowu.' },
      longest: 2000,
      lines: 4,
      required: true,
    },
    { kind: 'text', key: 'attribution', label: { en: 'Attribution', pl: 'Autor' }, longest: 200 },
    { kind: 'text', key: 'source', label: { en: 'Source', pl: 'Źródło' }, longest: 200 },
  ],
};

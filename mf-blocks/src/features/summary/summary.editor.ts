import { SUMMARY_COUNT, SUMMARY_PER_ROW } from 'shared-types/blocks/summary';
import type { BlockEditor } from 'shared-types/site/block-editor';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';

export const editor: BlockEditor = {
  title: { en: 'Summary', pl: 'Podsumowanie' },
  group: 'lists',
  picture: 'M4 4h7v7H4zM4 15h7M4 19h5M14 4h6v7h-6zM14 15h6M14 19h4',
  variants: [
    { value: BLOCK_VARIANT.summaryGrid, label: { en: 'Grid', pl: 'Siatka' } },
    { value: BLOCK_VARIANT.summaryWall, label: { en: 'Wall', pl: 'Ściana' } },
    { value: BLOCK_VARIANT.summaryCarousel, label: { en: 'Carousel', pl: 'Karuzela' } },
    { value: BLOCK_VARIANT.summaryList, label: { en: 'List', pl: 'Lista' } },
  ],
  defaults: { collection: '/', items: 'pages' },
  fields: [
    {
      kind: 'page',
      key: 'collection',
      only: 'collections',
      label: { en: 'Items of', pl: 'Elementy strony' },
      required: true,
    },
    { kind: 'text', key: 'title', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 },
    {
      kind: 'choice',
      key: 'items',
      label: { en: 'Show', pl: 'Pokaż' },
      choices: [
        { value: 'products', label: { en: 'Products', pl: 'Produkty' } },
        { value: 'pages', label: { en: 'Pages', pl: 'Strony' } },
        { value: 'pictures', label: { en: 'Pictures', pl: 'Zdjęcia' } },
      ],
    },
    {
      kind: 'choice',
      key: 'order',
      label: { en: 'Order', pl: 'Kolejność' },
      choices: [
        { value: 'own', label: { en: 'As on the page', pl: 'Jak na stronie' } },
        { value: 'title', label: { en: 'By title', pl: 'Według tytułu' } },
        { value: 'changed', label: { en: 'Last changed first', pl: 'Od ostatnio zmienionych' } },
      ],
    },
    {
      kind: 'number',
      key: 'count',
      label: { en: 'Number of items', pl: 'Liczba elementów' },
      least: 1,
      most: SUMMARY_COUNT.most,
    },
    {
      kind: 'number',
      key: 'perRow',
      label: { en: 'Items in a row', pl: 'Elementy w rzędzie' },
      least: 1,
      most: SUMMARY_PER_ROW.most,
    },
    {
      kind: 'number',
      key: 'aspectRatio',
      label: { en: 'Width divided by height', pl: 'Szerokość podzielona przez wysokość' },
      hint: { en: '1 is a square; 1.5 is a landscape picture.', pl: '1 to kwadrat; 1,5 to zdjęcie poziome.' },
      least: 0.2,
      most: 5,
      step: 0.1,
    },
  ],
};

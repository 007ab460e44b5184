import type { BlockEditor } from 'shared-types/site/block-editor';

/** How owners edit a text. */
export const editor: BlockEditor = {
  title: { en: 'Text', pl: 'Tekst' },
  group: 'text',
  picture: 'M4 6h16M4 10h16M4 14h10M4 18h13',
  defaults: { html: '<p>Write here.</p>' },
  fields: [
    { kind: 'text', key: 'heading', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 },
    {
      kind: 'choice',
      key: 'headingLevel',
      label: { en: 'Heading level', pl: 'Poziom nagłówka' },
      choices: [
        { value: 1, label: { en: 'Heading 1', pl: 'Nagłówek 1' } },
        { value: 2, label: { en: 'Heading 2', pl: 'Nagłówek 2' } },
        { value: 3, label: { en: 'Heading 3', pl: 'Nagłówek 3' } },
      ],
    },
    { kind: 'rich-text', key: 'html', label: { en: 'Text', pl: 'Tekst' }, longest: 100_000, required: true },
    {
      kind: 'choice',
      key: 'align',
      label: { en: 'Alignment', pl: 'Wyrównanie' },
      choices: [
        { value: 'start', label: { en: 'Start', pl: 'Do początku' } },
        { value: 'center', label: { en: 'Center', pl: 'Do środka' } },
      ],
    },
    {
      kind: 'choice',
      key: 'width',
      label: { en: 'Width', pl: 'Szerokość' },
      choices: [
        { value: 'measure', label: { en: 'Easy to read', pl: 'Wygodna do czytania' } },
        { value: 'column', label: { en: 'Whole column', pl: 'Cała kolumna' } },
      ],
    },
    {
      kind: 'choice',
      key: 'size',
      label: { en: 'Text size', pl: 'Rozmiar tekstu' },
      choices: [
        { value: 'normal', label: { en: 'Normal', pl: 'Zwykły' } },
        { value: 'large', label: { en: 'Large', pl: 'Duży' } },
      ],
    },
  ],
};

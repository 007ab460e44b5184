import type { BlockEditor } from 'shared-types/site/block-editor';

export const editor: BlockEditor = {
  title: { en: 'Video', pl: 'Film' },
  group: 'media',
  picture: 'M3 5h18v14H3zM10 9v6l5-3z',
  defaults: { embed: 'https://vimeo.com/76979871', title: 'Video' },
  translations: { pl: { Video: 'Wideo' } },
  fields: [
    {
      kind: 'text',
      key: 'embed',
      label: { en: 'Link or embed code', pl: 'Odnośnik lub kod' },
      hint: { en: 'From YouTube, Vimeo, Wistia or Animoto', pl: 'Z serwisu YouTube, Vimeo, Wistia lub Animoto' },
      longest: 5000,
      lines: 2,
    },
    {
      kind: 'file',
      key: 'file',
      label: { en: 'Uploaded video', pl: 'Przesłany film' },
      hint: { en: 'Shown instead of the link', pl: 'Pokazywany zamiast odnośnika' },
      accepts: ['video/mp4', 'video/webm'],
    },
    { kind: 'text', key: 'title', label: { en: 'Title', pl: 'Tytuł' }, longest: 200 },
    { kind: 'text', key: 'caption', label: { en: 'Caption', pl: 'Podpis' }, longest: 500 },
    {
      kind: 'picture',
      key: 'picture',
      label: { en: 'Picture before the video plays', pl: 'Zdjęcie przed odtworzeniem' },
    },
    {
      kind: 'choice',
      key: 'mode',
      label: { en: 'Shape', pl: 'Kształt' },
      choices: [
        { value: 'none', label: { en: 'Of the video', pl: 'Jak film' } },
        { value: 'fit', label: { en: 'Fit', pl: 'Dopasuj' } },
        { value: 'fill', label: { en: 'Fill', pl: 'Wypełnij' } },
      ],
    },
    {
      kind: 'number',
      key: 'aspectRatio',
      label: { en: 'Width divided by height', pl: 'Szerokość podzielona przez wysokość' },
      least: 0.5,
      most: 4,
      step: 0.05,
      when: { key: 'mode', is: ['fit', 'fill'] },
    },
  ],
};

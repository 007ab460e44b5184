import type { BlockEditor } from 'shared-types/site/block-editor';
import { headingLevelField } from '../../parts/editor-fields/editor-fields';

/** Without a layout of their own, images have that of their variant. */
const WITH_TEXT = { key: 'layout', is: ['poster', 'card', 'overlap', 'collage', 'stack'], orAbsent: true } as const;

export const editor: BlockEditor = {
  title: { en: 'Image', pl: 'Obraz' },
  group: 'media',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  defaults: { layout: 'inline' },
  fields: [
    { kind: 'picture', key: 'picture', label: { en: 'Image', pl: 'Obraz' } },
    {
      kind: 'choice',
      key: 'layout',
      label: { en: 'Layout', pl: 'Układ' },
      choices: [
        { value: 'inline', label: { en: 'Inline', pl: 'W tekście' } },
        { value: 'poster', label: { en: 'Poster', pl: 'Plakat' } },
        { value: 'card', label: { en: 'Card', pl: 'Karta' } },
        { value: 'overlap', label: { en: 'Overlap', pl: 'Nakładka' } },
        { value: 'collage', label: { en: 'Collage', pl: 'Kolaż' } },
        { value: 'stack', label: { en: 'Stack', pl: 'Stos' } },
      ],
    },
    { kind: 'text', key: 'caption', label: { en: 'Caption', pl: 'Podpis' }, longest: 300 },
    { kind: 'text', key: 'heading', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200, when: WITH_TEXT },
    { ...headingLevelField(1, 2, 3), when: WITH_TEXT },
    { kind: 'text', key: 'text', label: { en: 'Text', pl: 'Tekst' }, longest: 2000, lines: 4, when: WITH_TEXT },
    { kind: 'link', key: 'link', label: { en: 'Link', pl: 'Odnośnik' } },
    {
      kind: 'switch',
      key: 'lightbox',
      label: { en: 'Open in a lightbox', pl: 'Otwieraj w oknie' },
      hint: { en: 'If the image has no link.', pl: 'Jeśli obraz nie ma odnośnika.' },
      when: { key: 'layout', is: ['inline'] },
    },
    {
      kind: 'choice',
      key: 'side',
      label: { en: 'Image position', pl: 'Położenie obrazu' },
      choices: [
        { value: 'start', label: { en: 'Start', pl: 'Na początku' } },
        { value: 'end', label: { en: 'End', pl: 'Na końcu' } },
      ],
      when: { key: 'layout', is: ['card', 'overlap', 'collage'] },
    },
    {
      kind: 'number',
      key: 'aspectRatio',
      label: { en: 'Aspect ratio', pl: 'Proporcje' },
      hint: {
        en: 'Width divided by height. Leave empty to keep the image’s own shape.',
        pl: 'Szerokość podzielona przez wysokość. Puste pole zachowuje kształt obrazu.',
      },
      least: 0.25,
      most: 4,
      step: 0.05,
    },
    {
      kind: 'choice',
      key: 'image.mode',
      label: { en: 'Fit', pl: 'Dopasowanie' },
      hint: { en: 'How the image fills a fixed aspect ratio.', pl: 'Jak obraz wypełnia stałe proporcje.' },
      choices: [
        { value: 'cover', label: { en: 'Crop to fill', pl: 'Przytnij i wypełnij' } },
        { value: 'contain', label: { en: 'Show all of it', pl: 'Pokaż cały' } },
      ],
    },
    {
      kind: 'choice',
      key: 'image.fitAlignment',
      label: { en: 'Alignment', pl: 'Wyrównanie' },
      hint: { en: 'Where an image lies that is shown whole.', pl: 'Gdzie leży obraz pokazany w całości.' },
      choices: [
        { value: 'center', label: { en: 'Center', pl: 'Do środka' } },
        { value: 'top', label: { en: 'Top', pl: 'Do góry' } },
        { value: 'left', label: { en: 'Left', pl: 'Do lewej' } },
        { value: 'right', label: { en: 'Right', pl: 'Do prawej' } },
        { value: 'bottom', label: { en: 'Bottom', pl: 'Do dołu' } },
      ],
    },
    {
      kind: 'switch',
      key: 'image.stretch',
      label: { en: 'Enlarge small images', pl: 'Powiększ małe obrazy' },
    },
  ],
};

import type { BlockEditor } from 'shared-types/site/block-editor';
import { alignmentField, headingLevelField } from '../../parts/editor-fields/editor-fields';

/** How owners edit a text. */
export const editor: BlockEditor = {
  title: { en: 'Text', pl: 'Tekst' },
  group: 'text',
  picture: 'M4 6h16M4 10h16M4 14h10M4 18h13',
  defaults: { html: '<p>Write here.</p>' },
  translations: { pl: { '<p>Write here.</p>': '<p>Pisz tutaj.</p>' } },
  fields: [
    { kind: 'text', key: 'heading', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 },
    headingLevelField(1, 2, 3),
    { kind: 'rich-text', key: 'html', label: { en: 'Text', pl: 'Tekst' }, longest: 100_000 },
    alignmentField('start', 'center'),
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

import type { BlockEditor } from 'shared-types/site/block-editor';
import { alignmentField } from '../../parts/editor-fields/editor-fields';

export const editor: BlockEditor = {
  title: { en: 'Scaled text', pl: 'Tekst skalowany' },
  group: 'text',
  picture: 'M4 7V5h16v2M12 5v14M9 19h6M3 12H1.5M21 12h1.5',
  defaults: { text: 'A few large words' },
  translations: { pl: { 'A few large words': 'Kilka dużych słów' } },
  fields: [
    {
      kind: 'text',
      key: 'text',
      label: { en: 'Text', pl: 'Tekst' },
      hint: { en: 'A few words fill the column in one line.', pl: 'Kilka słów wypełnia kolumnę w jednym wierszu.' },
      longest: 300,
      required: true,
    },
    {
      kind: 'number',
      key: 'largest',
      label: { en: 'Largest size', pl: 'Największy rozmiar' },
      least: 24,
      most: 240,
      unit: 'px',
    },
    {
      kind: 'choice',
      key: 'headingLevel',
      label: { en: 'Heading level', pl: 'Poziom nagłówka' },
      choices: [
        { value: 2, label: { en: 'Heading 2', pl: 'Nagłówek 2' } },
        { value: 1, label: { en: 'Heading 1', pl: 'Nagłówek 1' } },
        { value: 3, label: { en: 'Heading 3', pl: 'Nagłówek 3' } },
        { value: 0, label: { en: 'Paragraph', pl: 'Akapit' } },
      ],
    },
    alignmentField('start', 'center', 'end'),
  ],
};

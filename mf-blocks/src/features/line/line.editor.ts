import type { BlockEditor } from 'shared-types/site/block-editor';
import { alignmentField } from '../../parts/editor-fields/editor-fields';

export const editor: BlockEditor = {
  title: { en: 'Line', pl: 'Linia' },
  group: 'layout',
  picture: 'M4 12h16',
  defaults: {},
  fields: [
    {
      kind: 'choice',
      key: 'look',
      label: { en: 'Style', pl: 'Styl' },
      choices: [
        { value: 'solid', label: { en: 'Solid', pl: 'Ciągła' } },
        { value: 'dashed', label: { en: 'Dashed', pl: 'Kreskowana' } },
        { value: 'dotted', label: { en: 'Dotted', pl: 'Kropkowana' } },
      ],
    },
    { kind: 'number', key: 'thickness', label: { en: 'Thickness', pl: 'Grubość' }, least: 1, most: 20, unit: 'px' },
    { kind: 'number', key: 'width', label: { en: 'Width', pl: 'Szerokość' }, least: 5, most: 100, unit: '%' },
    alignmentField('center', 'start', 'end'),
    { kind: 'colour', key: 'colour', label: { en: 'Color', pl: 'Kolor' } },
  ],
};

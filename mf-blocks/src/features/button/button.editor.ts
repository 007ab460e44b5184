import type { BlockEditor } from 'shared-types/site/block-editor';
import { alignmentField } from '../../parts/editor-fields/editor-fields';

/** How owners edit a button. */
export const editor: BlockEditor = {
  title: { en: 'Button', pl: 'Przycisk' },
  group: 'text',
  picture: 'M4 8h16v8H4zM9 12h6',
  defaults: { link: { href: '/', label: 'Learn more' } },
  translations: { pl: { 'Learn more': 'Dowiedz się więcej' } },
  fields: [
    { kind: 'link', key: 'link', label: { en: 'Link', pl: 'Odnośnik' }, required: true },
    alignmentField('start', 'center', 'end'),
    {
      kind: 'choice',
      key: 'look',
      label: { en: 'Style', pl: 'Styl' },
      choices: [
        { value: 'filled', label: { en: 'Primary', pl: 'Główny' } },
        { value: 'quiet', label: { en: 'Secondary', pl: 'Drugorzędny' } },
      ],
    },
  ],
};

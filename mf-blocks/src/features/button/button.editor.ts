import type { BlockEditor } from 'shared-types/site/block-editor';

/** How owners edit a button. */
export const editor: BlockEditor = {
  title: { en: 'Button', pl: 'Przycisk' },
  group: 'text',
  picture: 'M4 8h16v8H4zM9 12h6',
  defaults: { link: { href: '/', label: 'Learn more' } },
  fields: [
    { kind: 'link', key: 'link', label: { en: 'Link', pl: 'Odnośnik' }, required: true },
    {
      kind: 'choice',
      key: 'align',
      label: { en: 'Alignment', pl: 'Wyrównanie' },
      choices: [
        { value: 'start', label: { en: 'Start', pl: 'Do początku' } },
        { value: 'center', label: { en: 'Center', pl: 'Do środka' } },
        { value: 'end', label: { en: 'End', pl: 'Do końca' } },
      ],
    },
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

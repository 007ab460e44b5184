import type { BlockEditor } from 'shared-types/site/block-editor';

export const editor: BlockEditor = {
  title: { en: 'Spacer', pl: 'Odstęp' },
  group: 'layout',
  picture: 'M4 5h16M4 19h16M12 9v6M10 10.5L12 8.5l2 2M10 13.5l2 2 2-2',
  defaults: {},
  fields: [
    {
      kind: 'spacing',
      key: 'height',
      label: { en: 'Height', pl: 'Wysokość' },
      hint: { en: 'Large spaces are smaller on phones.', pl: 'Duże odstępy są mniejsze na telefonach.' },
      most: 600,
    },
  ],
};

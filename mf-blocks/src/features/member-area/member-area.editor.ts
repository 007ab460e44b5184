import type { BlockEditor } from 'shared-types/site/block-editor';

export const editor: BlockEditor = {
  title: { en: 'Member area', pl: 'Strefa członków' },
  group: 'forms',
  picture: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.5-7 8-7s8 3 8 7',
  defaults: {},
  fields: [],
};

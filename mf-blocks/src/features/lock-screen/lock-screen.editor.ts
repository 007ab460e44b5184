import type { BlockEditor } from 'shared-types/site/block-editor';

/** How owners see the block for members; it has no settings. */
export const editor: BlockEditor = {
  title: { en: 'Sign-in of members', pl: 'Logowanie członków' },
  group: 'forms',
  picture: 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4 20c1-4 4-6 8-6s7 2 8 6',
  defaults: {},
  fields: [],
};

import type { BlockEditor } from 'shared-types/site/block-editor';

export const editor: BlockEditor = {
  title: { en: 'Search', pl: 'Wyszukiwarka' },
  group: 'lists',
  picture: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  defaults: {},
  fields: [],
};

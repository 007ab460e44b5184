import type { BlockEditor } from 'shared-types/site/block-editor';
import { POSTS_FIELD } from '../../parts/editor-fields/editor-fields';

export const editor: BlockEditor = {
  title: { en: 'Tags', pl: 'Tagi' },
  group: 'lists',
  picture: 'M4 4h8l8 8-8 8-8-8zM8 8h.01',
  defaults: { collection: '/' },
  fields: [
    POSTS_FIELD,
    { kind: 'text', key: 'title', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 },
    {
      kind: 'switch',
      key: 'sized',
      label: { en: 'Larger if used more often', pl: 'Większe, gdy częściej używane' },
    },
  ],
};

import type { BlockEditor } from 'shared-types/site/block-editor';
import { headingLevelField, LOADS_FIELD } from '../../parts/editor-fields/editor-fields';

export const editor: BlockEditor = {
  title: { en: 'Comments', pl: 'Komentarze' },
  group: 'social',
  picture: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5',
  defaults: {},
  fields: [
    { kind: 'text', key: 'heading', label: { en: 'Heading', pl: 'Nagłówek' }, longest: 200 },
    headingLevelField(2, 3),
    {
      kind: 'text',
      key: 'identifier',
      label: { en: 'Identifier at Disqus', pl: 'Identyfikator w serwisie Disqus' },
      hint: { en: 'Leave empty to use the page’s path.', pl: 'Pozostaw puste, aby użyć ścieżki strony.' },
      longest: 200,
    },
    LOADS_FIELD,
  ],
};

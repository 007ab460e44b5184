import type { BlockEditor } from 'shared-types/site/block-editor';
import { editorInLanguage } from './editor-in-language';

const EDITOR: BlockEditor = {
  title: { en: 'Menu' },
  group: 'lists',
  picture: 'M4 4h16',
  defaults: { title: 'Food', dishes: [{ name: 'Soup', price: '9.50' }], isOpen: true },
  fields: [
    { kind: 'text', key: 'title', label: { en: 'Food' }, longest: 100 },
    {
      ...{ kind: 'list', key: 'dishes', label: { en: 'Dishes' }, most: 9, title: 'name', item: { name: 'Soup' } },
      fields: [{ kind: 'text', key: 'name', label: { en: 'Name' }, longest: 100 }],
    },
  ],
  translations: { pl: { Food: 'Dania', Soup: 'Zupa' } },
};

test.each(['pl', 'pl-PL'])(
  'what is new begins with texts in the language of %s, and nothing else changes',
  (locale) => {
    const editor = editorInLanguage(EDITOR, locale);
    expect(editor.defaults).toEqual({ title: 'Dania', dishes: [{ name: 'Zupa', price: '9.50' }], isOpen: true });
    expect(editor.fields).toEqual([EDITOR.fields[0], { ...EDITOR.fields[1], item: { name: 'Zupa' } }]);
    expect(editor).not.toHaveProperty('translations');
  },
);

test.each(['en', 'de-DE', 'constructor', ''])(
  'without texts in the language of “%s” they stay as they are',
  (locale) => {
    const { translations: _, ...editor } = EDITOR;
    expect(editorInLanguage(EDITOR, locale)).toEqual(editor);
  },
);

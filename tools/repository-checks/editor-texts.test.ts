import { messages as categories } from '../../mf-admin/src/features/categories/categories.messages';
import { messages as categoriesPl } from '../../mf-admin/src/features/categories/categories.messages.pl';
import { messages as chooser } from '../../mf-admin/src/features/file-chooser/file-chooser.messages';
import { messages as chooserPl } from '../../mf-admin/src/features/file-chooser/file-chooser.messages.pl';
import { messages as files } from '../../mf-admin/src/features/files/files.messages';
import { messages as filesPl } from '../../mf-admin/src/features/files/files.messages.pl';
import { messages as form } from '../../mf-admin/src/features/form/form.messages';
import { messages as formPl } from '../../mf-admin/src/features/form/form.messages.pl';
import { messages as connection } from '../../mf-admin/src/features/list-connection/list-connection.messages';
import { messages as connectionPl } from '../../mf-admin/src/features/list-connection/list-connection.messages.pl';
import { messages as panel } from '../../mf-admin/src/features/page-editor/panel/panel.messages';
import { messages as panelPl } from '../../mf-admin/src/features/page-editor/panel/panel.messages.pl';
import { messages as styles } from '../../mf-admin/src/features/styles/styles.messages';
import { messages as stylesPl } from '../../mf-admin/src/features/styles/styles.messages.pl';
import { messages as links } from '../../mf-admin/src/parts/link-editor/link-editor.messages';
import { messages as linksPl } from '../../mf-admin/src/parts/link-editor/link-editor.messages.pl';
import { messages as richText } from '../../mf-admin/src/parts/rich-text-field/rich-text.messages';
import { messages as richTextPl } from '../../mf-admin/src/parts/rich-text-field/rich-text.messages.pl';
import { editor as chart } from '../../mf-blocks/src/features/chart/chart.editor';
import { editor as code } from '../../mf-blocks/src/features/code/code.editor';
import { editor as tags } from '../../mf-blocks/src/features/tags/tags.editor';
import { spec } from '../testing/spec';

type Texts = Readonly<Record<string, string>>;
interface InTwo {
  readonly en: Texts;
  readonly pl: Texts;
}

/** Texts whose key begins with one of these; all of them without any. */
function some(en: Texts, pl: Texts, ...begins: readonly string[]): InTwo {
  const isSome = (key: string): boolean => begins.length === 0 || begins.some((begin) => key.startsWith(begin));
  const chosen = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([key]) => isSome(key)));
  return { en: chosen(en), pl: chosen(pl) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts of a block's editor, by their place in it. */
function editorTexts(value: unknown, place = ''): readonly (readonly [string, Readonly<Record<string, unknown>>])[] {
  if (!isRecord(value))
    return Array.isArray(value) ? value.flatMap((one, index) => editorTexts(one, `${place}/${index}`)) : [];
  if (typeof value['en'] === 'string') return [[place, value]];
  return Object.entries(value).flatMap(([key, one]) => editorTexts(one, `${place}/${key}`));
}

function block(editor: object): InTwo {
  const found = editorTexts(editor);
  const of = (language: string) =>
    Object.fromEntries(
      found.flatMap(([place, texts]) => (typeof texts[language] === 'string' ? [[place, texts[language]]] : [])),
    );
  return { en: of('en'), pl: of('pl') };
}

const SUBJECTS: Readonly<Record<string, readonly InTwo[]>> = {
  'rich text': [some(richText, richTextPl)],
  links: [some(links, linksPl)],
  files: [
    some(files, filesPl),
    some(chooser, chooserPl),
    some(panel, panelPl, 'panelChoose', 'panelReplace', 'panelAlt'),
  ],
  fonts: [some(styles, stylesPl, 'font', 'heading', 'body')],
  colours: [
    some(styles, stylesPl, 'color', 'palette', 'contrast'),
    some(panel, panelPl, 'panelPaper', 'panelInk', 'panelAccent', 'section'),
  ],
  tags: [block(tags)],
  categories: [some(categories, categoriesPl)],
  forms: [some(form, formPl), some(panel, panelPl, 'panelNoForms', 'panelChooseForm', 'panelForm')],
  charts: [block(chart), some(panel, panelPl, 'panelTable', 'panelRow', 'panelColumn', 'panelNo', 'panelGaps')],
  'code blocks': [block(code), some(panel, panelPl, 'panelAndroid', 'panelNoScripts')],
  'a mailing-list connection': [some(connection, connectionPl)],
};

spec('EDIT-02', 'what owners edit has its texts in English and in Polish', () => {
  for (const [subject, groups] of Object.entries(SUBJECTS))
    for (const { en, pl } of groups) {
      expect([subject, Object.keys(en).length > 0]).toEqual([subject, true]);
      expect([subject, Object.keys(pl).toSorted()]).toEqual([subject, Object.keys(en).toSorted()]);
      const empty = [...Object.entries(en), ...Object.entries(pl)].filter(([, text]) => text.trim() === '');
      expect([subject, empty]).toEqual([subject, []]);
      // A few words are the same in both languages, such as HTML.
      const translated = Object.keys(en).filter((key) => en[key] !== pl[key]);
      expect([subject, translated.length > Object.keys(en).length / 2]).toEqual([subject, true]);
    }
});

import type { BlockEditor, EditorField, EditorValues } from 'shared-types/site/block-editor';

/** An editor whose new blocks and new items begin with texts in a language, by its BCP 47 tag, where it has them. */
export function editorInLanguage({ translations, ...editor }: BlockEditor, locale: string): BlockEditor {
  const [language = ''] = locale.split('-');
  const texts = new Map(Object.entries(translations?.[locale] ?? translations?.[language] ?? {}));
  if (texts.size === 0) return editor;
  return {
    ...editor,
    defaults: translated(editor.defaults, texts),
    fields: editor.fields.map((field) => fieldWith(field, texts)),
  };
}

type Texts = ReadonlyMap<string, string>;

function fieldWith(field: EditorField, texts: Texts): EditorField {
  if (field.kind !== 'list') return field;
  const fields = field.fields.map((own) => fieldWith(own, texts)) as typeof field.fields;
  return { ...field, fields, item: translated(field.item, texts) };
}

function translated<Values extends EditorValues>(values: Values, texts: Texts): Values {
  return JSON.parse(JSON.stringify(values), (_key, value: unknown) =>
    typeof value === 'string' ? (texts.get(value) ?? value) : value,
  ) as Values;
}

import type { EditorField } from 'shared-types/site/block-editor';

/** A text of a block that can be edited where it stands. */
export interface TextPlace {
  readonly kind: 'text' | 'rich-text';
  /** Setting; dots lead into objects and lists: `items.0.title`. */
  readonly key: string;
  readonly value: string;
  readonly longest: number;
  readonly hasLines: boolean;
}

/** All texts of a block in the order of its fields, those of lists too. */
export function textPlaces(fields: readonly EditorField[], settings: unknown, prefix = ''): readonly TextPlace[] {
  return fields.flatMap((field) => {
    const value = valueAt(settings, field.key);
    const key = prefix + field.key;
    if (field.kind === 'text' || field.kind === 'rich-text') {
      const hasLines = field.kind === 'text' && (field.lines ?? 1) > 1;
      return placeOf({ kind: field.kind, key, longest: field.longest, hasLines }, value);
    }
    if (!Array.isArray(value)) return [];
    if (field.kind === 'texts') {
      const { longest } = field;
      return value.flatMap((item, at) =>
        placeOf({ kind: 'text', key: `${key}.${at}`, longest, hasLines: false }, item),
      );
    }
    return field.kind === 'list' ? value.flatMap((item, at) => textPlaces(field.fields, item, `${key}.${at}.`)) : [];
  });
}

/** A setting by its key, as `setSetting` takes it. */
export function valueAt(settings: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? Reflect.get(value, name)
      : undefined;
  }, settings);
}

function placeOf(place: Omit<TextPlace, 'value'>, value: unknown): readonly TextPlace[] {
  return typeof value === 'string' && value.trim() !== '' ? [{ ...place, value }] : [];
}

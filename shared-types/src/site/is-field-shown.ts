import type { EditorField } from './block-editor';

/** Is a field of a panel shown beside these settings? Dots in the key of its `when` lead into objects. */
export function isFieldShown(
  { when }: Pick<EditorField, 'when'>,
  settings: Readonly<Record<string, unknown>>,
): boolean {
  if (when === undefined) return true;
  const value = when.key.split('.').reduce<unknown>((outer, part) => Object(outer)[part] as unknown, settings);
  return value === undefined ? when.orAbsent === true : when.is.some((wanted) => wanted === value);
}

import type { EditorField } from './block-editor';

/** Is a field of a panel shown beside these settings? `settings` is the object that the field's `when` refers to. */
export function isFieldShown(
  { when }: Pick<EditorField, 'when'>,
  settings: Readonly<Record<string, unknown>>,
): boolean {
  if (when === undefined) return true;
  const value = settings[when.key];
  return value === undefined ? when.orAbsent === true : when.is.some((wanted) => wanted === value);
}

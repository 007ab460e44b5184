import type { EditorField } from 'shared-types/site/block-editor';

/** Settings of a block, or an item of a list in them. */
export type SettingValues = Readonly<Record<string, unknown>>;

export function isValues(value: unknown): value is SettingValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a setting; dots in its key lead into objects. */
export function settingAt(values: SettingValues, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (value, part) => (isValues(value) && Object.hasOwn(value, part) ? value[part] : undefined),
      values,
    );
}

export function isMissing(field: EditorField, value: unknown): boolean {
  return 'required' in field && field.required === true && (value === undefined || value === '');
}

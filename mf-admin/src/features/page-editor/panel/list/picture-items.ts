import type { EditorField } from 'shared-types/site/block-editor';
import { isFieldShown } from 'shared-types/site/is-field-shown';
import type { SettingValues } from '../settings/setting-values';
import { newItem, type AnyList } from './list-items';

/** The field for the picture of an item; undefined for lists whose items have none. */
export function pictureField({ fields }: AnyList): EditorField | undefined {
  return fields.find(({ kind, key }) => kind === 'picture' && !key.includes('.'));
}

/** A new item with a picture of the library, by its name, and set so that it shows it. */
export function pictureItem(list: AnyList, field: EditorField, asset: string): SettingValues {
  const item = { ...newItem(list), [field.key]: { asset } };
  const { when } = field;
  return when === undefined || isFieldShown(field, item) ? item : { ...item, [when.key]: when.is[0] };
}

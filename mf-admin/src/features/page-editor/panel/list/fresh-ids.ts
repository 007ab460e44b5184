import type { EditorField } from 'shared-types/site/block-editor';
import type { SettingValues } from '../settings/setting-values';

interface ListOfFields {
  /** Key of an item's id. */
  readonly id?: string;
  readonly fields: readonly EditorField[];
}

/** The item with a new id, if items of the list have one, and with new ones for the items inside. */
export function freshIds({ id, fields }: ListOfFields, item: SettingValues): SettingValues {
  const inside = freshListIds(fields, item);
  return id === undefined ? inside : { ...inside, [id]: crypto.randomUUID() };
}

/** Values with new ids for the items of all their lists. */
export function freshListIds(fields: readonly EditorField[], values: SettingValues): SettingValues {
  const renewed = { ...values };
  for (const field of fields) {
    if (field.kind !== 'list') continue;
    const items = renewed[field.key];
    if (Array.isArray(items)) renewed[field.key] = items.map((item: SettingValues) => freshIds(field, item));
  }
  return renewed;
}

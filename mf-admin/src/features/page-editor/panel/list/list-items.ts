import type { ListField } from 'shared-types/site/block-editor';
import { isValues, settingAt, type SettingValues } from '../settings/setting-values';
import { freshIds } from './fresh-ids';

/** Any list of a panel; those inside of a list have no list themselves. */
export type AnyList = Omit<ListField, 'fields'> & { readonly fields: ListField['fields'] };

export function listItems(value: unknown): readonly SettingValues[] {
  return Array.isArray(value) ? value.map((item) => (isValues(item) ? item : {})) : [];
}

/** A new item, with an id of its own. */
export function newItem(field: AnyList): SettingValues {
  return freshIds(field, structuredClone(field.item));
}

/** A copy, with an id of its own, and its items likewise. */
export function copyOf(field: AnyList, item: SettingValues): SettingValues {
  return freshIds(field, structuredClone(item));
}

/** The text that names an item: its title field, without tags. Empty if there is none. */
export function itemTitle({ title }: AnyList, item: SettingValues): string {
  const value = settingAt(item, title);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.replace(/<[^<>]*>/g, ' ').trim();
}

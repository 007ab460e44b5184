import type { ShopSettings } from 'shared-types/commerce/shop';

type ShownSettings = Pick<ShopSettings, 'title' | 'view'>;

/** Validates the settings of a shop block; throws an error if they are invalid. */
export function shopSettings(settings: unknown): ShownSettings {
  if (settings === undefined || settings === null) return {};
  if (typeof settings !== 'object') throw new TypeError('The settings of a shop block are an object.');
  const { title, view } = settings as { title?: unknown; view?: unknown };
  if (title !== undefined && typeof title !== 'string') throw new TypeError('The title of a shop block is a text.');
  if (view !== undefined && view !== 'grid' && view !== 'list')
    throw new TypeError('The view of a shop block is grid or list.');
  return { ...(title === undefined ? {} : { title }), ...(view === undefined ? {} : { view }) };
}

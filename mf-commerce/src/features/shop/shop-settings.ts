import type { ShopSettings } from 'shared-types/commerce/shop';

/** What a view reads of a shop's settings. */
type ShownSettings = Pick<ShopSettings, 'title' | 'view'>;

/** Checks the settings of a shop block, which its owner wrote; throws a message where they are not readable. */
export function shopSettings(settings: unknown): ShownSettings {
  if (settings === undefined || settings === null) return {};
  if (typeof settings !== 'object') throw new TypeError('The settings of a shop block are an object.');
  const { title, view } = settings as { title?: unknown; view?: unknown };
  if (title !== undefined && typeof title !== 'string') throw new TypeError('The title of a shop block is a text.');
  if (view !== undefined && view !== 'grid' && view !== 'list')
    throw new TypeError('The view of a shop block is grid or list.');
  return { ...(title === undefined ? {} : { title }), ...(view === undefined ? {} : { view }) };
}

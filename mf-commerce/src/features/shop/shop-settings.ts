import type { ShopSettings } from 'shared-types/commerce/shop';

/** Checks the settings of a shop block, which its owner wrote; throws a sentence where they are not readable. */
export function shopSettings(settings: unknown): ShopSettings {
  if (settings === undefined || settings === null) return {};
  if (typeof settings !== 'object') throw new TypeError('The settings of a shop block are an object.');
  const { title } = settings as { title?: unknown };
  if (title === undefined) return {};
  if (typeof title !== 'string') throw new TypeError('The title of a shop block is a text.');
  return { title };
}

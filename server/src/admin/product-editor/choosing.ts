import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import type { SentFields } from '../field-reader';
import type { Fields } from '../form-fields';

const PLACE = /^p\.[0-9a-f-]{36}$/;
const NUMBER = /^\s*\d{1,3}\s*$/;

/** Form fields that add pictures after the chosen ones; a picture already chosen keeps its place. */
export function choosing(pictures: readonly { readonly id: string }[], fields: SentFields): Fields {
  const placeOf = (name: string): number => {
    const value = Object.hasOwn(fields, name) ? fields[name] : '';
    return typeof value === 'string' && NUMBER.test(value) ? Number(value) : 0;
  };
  const last = Math.max(
    0,
    ...Object.keys(fields)
      .filter((name) => PLACE.test(name))
      .map(placeOf),
  );
  const added = pictures.filter(({ id }) => placeOf(`p.${id}`) === 0);
  const ids = [...new Set(added.map(({ id }) => id))];
  return Object.fromEntries(
    ids.map((id, index) => [`p.${id}`, String(Math.min(last + index + 1, PRODUCT_LIMIT.pictures))]),
  );
}

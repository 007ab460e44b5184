import type { CartView } from 'shared-types/commerce/cart';
import type { Database } from '../../schema/database';
import type { Site } from '../../site/directory/site';
import { countriesForCart } from '../checkout/countries';
import { priceRulesOf } from '../pricing/price-rules';
import { natureOf } from './cart-totals';
import type { StoredCart } from './stored-cart';

/** Where a cart can be priced for; nothing where it is empty, or where the place makes no difference. */
export async function cartCountries(
  db: Database,
  site: Site,
  stored: StoredCart | undefined,
): Promise<Pick<CartView, 'countries'>> {
  if (!stored || stored.lines.length === 0) return {};
  const countries = countriesForCart(await priceRulesOf(db, site), site, natureOf(stored.lines));
  return countries.length > 0 ? { countries } : {};
}

import type { Database } from '../platform/schema/database';
import { catalogueOf } from '../site/catalogue/catalogue';
import { publishedReviews } from '../site/catalogue/published-reviews';
import type { Site } from '../site/directory/site';
import { takesCoupons } from './coupons/coupon.store';
import { priceRulesOf } from './pricing/price-rules';

/** Reads what the pages of a shop are made from, whichever of them somebody has looked at. */
export async function warmShop(db: Database, site: Site): Promise<void> {
  await Promise.all([priceRulesOf(db, site), takesCoupons(db, site)]);
  for (const { product, rating } of await catalogueOf(db, site))
    if (rating) await publishedReviews(db, site, { productId: product.id, rating });
}

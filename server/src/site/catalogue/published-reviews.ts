import { sql } from 'kysely';
import { PUBLISHED_MOST, type ProductReviews, type ReviewRating } from 'shared-types/commerce/orders/review';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../directory/site';

/** Rating by a product's published reviews. */
export interface ProductRating {
  /** From 1 to 5, with one decimal. */
  readonly average: number;
  readonly count: number;
}

/** Ratings by product id, for products with published reviews. */
export async function ratingsByProduct(db: Database, siteId: string): Promise<ReadonlyMap<string, ProductRating>> {
  const rows = await published(db, siteId)
    .select('product_id')
    .select([sql<number>`round(avg(rating), 1)::float8`.as('average'), sql<number>`count(*)::int`.as('count')])
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id: id, average, count }) => [id, { average, count }]));
}

/** The published reviews of a product in the language of the site locale, cached per revision. */
export async function publishedReviews(
  db: Database,
  site: Site,
  { productId, rating }: { readonly productId: string; readonly rating: ProductRating },
): Promise<ProductReviews> {
  const { locale } = site;
  const newest = await site.memo(`commerce/reviews ${productId}`, () => newestOf(db, site, productId));
  return {
    ...rating,
    averageText: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(rating.average),
    newest,
  };
}

async function newestOf(db: Database, { id, locale }: Site, productId: string): Promise<ProductReviews['newest']> {
  const rows = await published(db, id)
    .select(['id', 'rating', 'text', 'author', 'received_at'])
    .where('product_id', '=', productId)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(PUBLISHED_MOST)
    .execute();
  // The reader's time zone is unknown, so the day may be off by one.
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return rows.map(({ id, rating, text, author, received_at: at }) => ({
    id,
    rating: rating as ReviewRating,
    text,
    author,
    day: at.toISOString().slice(0, 10),
    dayText: days.format(at),
  }));
}

function published(db: Database, siteId: string) {
  return db.selectFrom('review').where('site_id', '=', siteId).where('state', '=', 'published');
}

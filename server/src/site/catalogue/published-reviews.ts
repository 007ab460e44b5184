import { sql } from 'kysely';
import { PUBLISHED_MOST, type ProductReviews, type ReviewRating } from 'shared-types/commerce/review';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../directory/site';

/** What the published reviews of a product come to. */
export interface ProductRating {
  /** Of one to five stars, with one digit after the point. */
  readonly average: number;
  readonly count: number;
}

/** The ratings of a site's products, by their ids. Products without published reviews have none. */
export async function ratingsByProduct(db: Database, siteId: string): Promise<ReadonlyMap<string, ProductRating>> {
  const rows = await published(db, siteId)
    .select('product_id')
    .select([sql<number>`round(avg(rating), 1)::float8`.as('average'), sql<number>`count(*)::int`.as('count')])
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id: id, average, count }) => [id, { average, count }]));
}

/** The published reviews of a product that has some, in the language of the site locale; read once for each revision of the site. */
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
  // Nobody knows a reader's time zone; a day in another one is no great lie.
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

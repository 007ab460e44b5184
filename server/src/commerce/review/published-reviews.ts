import { sql } from 'kysely';
import { PUBLISHED_MOST, type ProductReviews, type ReviewRating } from 'shared-types/commerce/review';
import type { Database } from '../../schema/database';
import type { Site } from '../../site/directory/site';

/** The published reviews of a product, in the language of the edition; `undefined` where there are none. */
export async function publishedReviews(
  db: Database,
  { id: siteId, locale }: Pick<Site, 'id' | 'locale'>,
  productId: string,
): Promise<ProductReviews | undefined> {
  const published = db
    .selectFrom('review')
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .where('state', '=', 'published');
  const rows = await published
    .select(['id', 'rating', 'text', 'author', 'received_at'])
    .select([
      sql<number>`round(avg(rating) over (), 1)::float8`.as('average'),
      sql<number>`(count(*) over ())::int`.as('count'),
    ])
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(PUBLISHED_MOST)
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const { average, count } = first;
  // Nobody knows a reader's time zone; a day in another one is no great lie.
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    average,
    averageText: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(average),
    count,
    newest: rows.map(({ id, rating, text, author, received_at: at }) => ({
      id,
      rating: rating as ReviewRating,
      text,
      author,
      day: at.toISOString().slice(0, 10),
      dayText: days.format(at),
    })),
  };
}

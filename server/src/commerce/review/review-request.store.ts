import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Address } from 'shared-types/commerce/checkout';
import { tokenHash } from '../../platform/http/token-hash';
import type { Tables } from '../../platform/schema/tables';

const TOKEN_BYTES = 32;
/** Long enough to outlast a holiday. */
const LASTS_DAYS = 90;

export interface ReviewRequest {
  readonly orderId: string;
  /** Order number. */
  readonly number: number;
  readonly isExpired: boolean;
  /** First name of the buyer; may be empty. */
  readonly author: string;
}

/** Creates the secret of a scheduled request's link, which starts its validity; returns the secret. */
export async function openReviewRequest(trx: Kysely<Tables>, orderId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await trx
    .updateTable('review_request')
    .set({
      token_hash: tokenHash(token),
      ends_at: sql<Date>`now() + make_interval(days => ${LASTS_DAYS})`,
    })
    .where('order_id', '=', orderId)
    .execute();
  return token;
}

/** Finds a site's request by the secret of its link. */
export async function findReviewRequest(
  db: Kysely<Tables>,
  { siteId, token }: { readonly siteId: string; readonly token: string },
): Promise<ReviewRequest | undefined> {
  const row = await db
    .selectFrom('review_request')
    .innerJoin('customer_order', 'customer_order.id', 'review_request.order_id')
    .select(['order_id', 'number', 'address'])
    .select(sql<boolean>`ends_at <= now()`.as('isExpired'))
    .where('review_request.site_id', '=', siteId)
    .where('review_request.token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  if (!row) return undefined;
  // The checkout has validated it.
  const address = row.address as Address | null;
  return { orderId: row.order_id, number: row.number, isExpired: row.isExpired, author: address?.firstName ?? '' };
}

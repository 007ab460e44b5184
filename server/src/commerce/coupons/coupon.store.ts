import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import { emailKey } from '../../site/catalogue/coupon-code';
import type { Coupon } from './coupon-problem';
import type { ChosenCoupons } from './chosen-coupons';

export interface CouponQuestion {
  readonly siteId: string;
  /** Normalized codes. */
  readonly codes: readonly string[];
  /** The buyer's email address, if known. */
  readonly email?: string;
}

/** The site's coupons of these codes, with their uses so far. */
export async function loadCoupons(
  db: Kysely<Tables>,
  { siteId, codes, email = '' }: CouponQuestion,
): Promise<readonly Coupon[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<Coupon>`
    select id, code, code_key as "codeKey", kind, coalesce(rate_basis_points, 0) as "rateBasisPoints",
      coalesce(amount_cents, 0) as "amountCents", valid_from as "validFrom", valid_until as "validUntil",
      minimum_subtotal_cents as "minimumSubtotalCents", most_uses as "mostUses",
      most_uses_per_email as "mostUsesPerEmail", is_off as "isOff",
      (select count(*)::int from coupon_use where coupon_id = coupon.id) as uses,
      (select count(*)::int from coupon_use where coupon_id = coupon.id and email_key = ${emailKey(email)}) as "usesByEmail"
    from coupon where site_id = ${siteId} and code_key = any(${codes}::text[]) and removed_at is null`.execute(db);
  return rows;
}

/** True if the site has coupons; cached per revision. */
export function takesCoupons(db: Database, site: Site): Promise<boolean> {
  return site.memo('commerce/takes-coupons', async () => {
    const coupons = db.selectFrom('coupon').select('id').where('site_id', '=', site.id);
    const any = await coupons.where('removed_at', 'is', null).limit(1).executeTakeFirst();
    return any !== undefined;
  });
}

/**
 * The site's coupons of these codes, locked until the transaction ends. Uses are counted by a second statement, because one
 * that waits for a lock still sees the state before it waited.
 */
export async function lockCoupons(trx: Transaction<Tables>, question: CouponQuestion): Promise<readonly Coupon[]> {
  const { siteId, codes } = question;
  if (codes.length === 0) return [];
  await trx
    .selectFrom('coupon')
    .select('id')
    .where('site_id', '=', siteId)
    .where('code_key', 'in', codes)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return loadCoupons(trx, question);
}

/** Records the uses of the coupons of an order. */
export async function countUses(
  trx: Transaction<Tables>,
  { siteId, orderId, email, valid }: { siteId: string; orderId: string; email: string; valid: ChosenCoupons['valid'] },
): Promise<void> {
  const used = valid.filter(({ amountCents }) => amountCents > 0);
  if (used.length === 0) return;
  await trx
    .insertInto('coupon_use')
    .values(
      used.map(({ couponId }) => ({
        coupon_id: couponId,
        order_id: orderId,
        site_id: siteId,
        email_key: emailKey(email),
      })),
    )
    .execute();
}

/** Returns the uses of a cancelled order: its codes can be used again. */
export async function returnUses(trx: Transaction<Tables>, orderId: string): Promise<void> {
  await trx.deleteFrom('coupon_use').where('order_id', '=', orderId).execute();
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DocumentCoupon, SiteDocument } from 'shared-types/site/site-document';
import { codeKey } from '../../commerce/coupons/coupon-code';
import type { Tables } from '../../schema/tables';

/** Stores the coupons; one keeps its id, and so how often it has been used, by its code. Those that are gone are deleted. */
export async function storeCoupons(
  transaction: Transaction<Tables>,
  siteId: string,
  { coupons = [] }: SiteDocument,
): Promise<void> {
  const rows = coupons.map(rowOf);
  const keys = rows.map((row) => row.code_key);
  await transaction
    .deleteFrom('coupon')
    .where('site_id', '=', siteId)
    .$if(keys.length > 0, (query) => query.where('code_key', 'not in', keys))
    .execute();
  for (const row of rows)
    await transaction
      .insertInto('coupon')
      .values({ id: randomUUID(), site_id: siteId, ...row })
      .onConflict((conflict) => conflict.columns(['site_id', 'code_key']).doUpdateSet(row))
      .execute();
}

function rowOf(coupon: DocumentCoupon) {
  return {
    code: coupon.code,
    code_key: codeKey(coupon.code),
    kind: coupon.kind,
    rate_basis_points: coupon.rateBasisPoints ?? null,
    amount_cents: coupon.amountCents ?? null,
    valid_from: coupon.from === undefined ? null : new Date(coupon.from),
    valid_until: coupon.until === undefined ? null : new Date(coupon.until),
    minimum_subtotal_cents: coupon.minimumSubtotalCents ?? 0,
    most_uses: coupon.mostUses ?? null,
    most_uses_per_email: coupon.mostUsesPerEmail ?? null,
    is_off: coupon.isOff ?? false,
  };
}

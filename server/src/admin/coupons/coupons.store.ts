import { sql } from 'kysely';
import type { Coupon } from '../../commerce/coupons/coupon-problem';
import { codeKey } from '../../site/catalogue/coupon-code';
import type { Database } from '../../platform/schema/database';

export interface CouponsRange {
  readonly siteId: string;
  /** Part of a code, in any case; empty for all. */
  readonly search: string;
  readonly skip: number;
  readonly most: number;
}

/** The coupons of one page of the list by code, and the total number. */
export async function findCoupons(
  db: Database,
  { siteId, search, skip, most }: CouponsRange,
): Promise<{ readonly coupons: readonly Coupon[]; readonly count: number }> {
  const matching = sql`from coupon
    where site_id = ${siteId} and removed_at is null and position(${codeKey(search)} in code_key) > 0`;
  const [{ rows: coupons }, { rows: counted }] = await Promise.all([
    sql<Coupon>`
      select id, code, code_key as "codeKey", kind, coalesce(rate_basis_points, 0) as "rateBasisPoints",
        coalesce(amount_cents, 0) as "amountCents", valid_from as "validFrom", valid_until as "validUntil",
        minimum_subtotal_cents as "minimumSubtotalCents", most_uses as "mostUses",
        most_uses_per_email as "mostUsesPerEmail", is_off as "isOff",
        (select count(*)::int from coupon_use where coupon_id = coupon.id) as uses, 0 as "usesByEmail"
      ${matching} order by code_key, id offset ${skip} limit ${most}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count ${matching}`.execute(db),
  ]);
  return { coupons, count: counted[0]?.count ?? 0 };
}

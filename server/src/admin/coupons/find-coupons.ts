import { sql } from 'kysely';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { Finder } from '../search/finder';
import { foundRows, hasTyped } from '../search/found-rows';

interface CouponRow {
  readonly id: string;
  readonly code: string;
}

const VECTOR = sql`entry_vector(site_id, code)`;

/** Coupons by code. */
export const couponsFinder: Finder = {
  kind: 'coupons',
  needs: 'prices.edit',
  find: (input) =>
    foundRows<CouponRow>(input, {
      matching: sql`select id, code_key as place from coupon where removed_at is null and ${hasTyped(VECTOR, input)}`,
      order: sql`asc`,
      shown: sql`coupon.id, code from found join coupon on coupon.id = found.id`,
      entryOf: ({ id, code }) => ({ path: ADMIN_PATH.couponEditor.replace('{slug}', id), title: code }),
    }),
};

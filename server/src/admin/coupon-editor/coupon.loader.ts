import type { Database } from '../../platform/schema/database';
import type { Loader } from '../../site/page/loader';
import { ruleView } from '../price-rules/rule-view';
import { EMPTY_COUPON } from './coupon-fields';
import { COUPONS } from './coupon-rules';

/** A coupon and its number of uses, for accounts that may change it; or an empty form. */
export const couponLoader = {
  name: 'admin/coupon-editor/coupon',
  scope: 'query',
  load: async ({ services: { db }, site, page, visitor: { account } }) => {
    const view = await ruleView(db, COUPONS, { site, slug: page.params.slug, account, empty: EMPTY_COUPON });
    return view && { ...view, uses: view.saved?.base ? await countUses(db, view.id) : 0 };
  },
  entryName: ({ saved }) => saved?.values.code,
} satisfies Loader<'admin/coupon-editor/coupon'>;

async function countUses(db: Database, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('coupon_use')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('coupon_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

import type { CouponEditorView } from 'shared-types/admin/store/coupon-editor';
import type { Database } from '../../platform/schema/database';
import { zoneName } from '../../platform/time-zone/zone-name';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import type { Fields } from '../form-fields';
import { isTwiceField } from '../price-rules/read-time';
import { ruleView } from '../price-rules/rule-view';
import { EMPTY_COUPON } from './coupon-fields';
import { COUPONS } from './coupon-rules';

/** A coupon and its number of uses, for accounts that may change it; or an empty form. */
export const couponLoader = {
  name: 'admin/coupon-editor/coupon',
  scope: 'query',
  load: async ({ services: { db }, site, page, visitor: { account } }) => {
    const view = await ruleView(db, COUPONS, { site, slug: page.params.slug, account, empty: EMPTY_COUPON });
    if (!view) return null;
    const uses = view.saved?.base ? await countUses(db, view.id) : 0;
    return { ...view, uses, timeZone: zoneName(site.timeZone), twice: twiceIn(view.saved?.values, site) };
  },
  entryName: ({ saved }) => saved?.values.code,
} satisfies Loader<'admin/coupon-editor/coupon'>;

/** The saved times that the clocks show twice. */
function twiceIn(values: Fields = {}, { timeZone }: Pick<Site, 'timeZone'>): CouponEditorView['twice'] {
  return (['from', 'until'] as const).filter((name) => isTwiceField(values[name] ?? '', timeZone));
}

async function countUses(db: Database, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('coupon_use')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('coupon_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

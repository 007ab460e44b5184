import type { Loader } from '../../site/page/loader';
import { ruleView } from '../price-rules/rule-view';
import { EMPTY_SHIPPING } from './shipping-fields';
import { SHIPPING_OPTIONS } from './shipping-rules';

/** A shipping method or an empty form, for accounts that may change it. */
export const shippingOptionLoader = {
  name: 'admin/shipping-editor/option',
  scope: 'query',
  load: async ({ services: { db }, site, page, visitor: { account } }) => {
    const input = { site, slug: page.params.slug, account, empty: EMPTY_SHIPPING };
    const view = await ruleView(db, SHIPPING_OPTIONS, input);
    return view && { ...view, units: site.profile.settings.storeSettings.measurementStandard };
  },
  entryName: ({ saved }) => saved?.values.name,
} satisfies Loader<'admin/shipping-editor/option'>;

import type { Read } from '../../site/page/read';
import { ruleView } from '../price-rules/rule-view';
import { EMPTY_SHIPPING } from './shipping-fields';
import { SHIPPING_OPTIONS } from './shipping-rules';

/** A way to send goods for those who may change it, or an empty form. */
export const shippingOptionRead = {
  name: 'config/shipping-editor/option',
  scope: 'query',
  read: async ({ services: { db }, site, page, visitor: { account } }) => {
    const asked = { site, slug: page.params.slug, account, empty: EMPTY_SHIPPING };
    const view = await ruleView(db, SHIPPING_OPTIONS, asked);
    return view && { ...view, units: site.profile.settings.storeSettings.measurementStandard };
  },
} satisfies Read<'config/shipping-editor/option'>;

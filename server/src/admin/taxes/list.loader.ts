import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { MOVED_PARAMETER } from 'shared-types/admin/store/price-rules';
import { INCLUSION_SAVED_PARAMETER, type ListedTaxRule } from 'shared-types/admin/store/taxes';
import { isTaxIncluded } from '../../commerce/pricing/tax-inclusion';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { orderName } from '../price-rules/listed-rules';
import { percentText } from '../price-rules/percent-text';
import { countryNames } from '../price-rules/read-places';
import { inclusionView } from './inclusion-view';
import { findTaxRules, type FoundTaxRule } from './taxes.store';

export const taxesLoader = {
  name: 'admin/taxes/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'prices.edit')) return null;
    const found = await findTaxRules(db, site.id);
    return {
      rules: found.map((rule) => listed(rule, site.locale)),
      base: orderName(found),
      isMoved: query.has(MOVED_PARAMETER),
      isTaxIncluded: isTaxIncluded(site),
      inclusion: await inclusionView(db, site),
      isInclusionSaved: query.has(INCLUSION_SAVED_PARAMETER),
    };
  },
} satisfies Loader<'admin/taxes/list'>;

function listed(rule: FoundTaxRule, locale: string): ListedTaxRule {
  const [country = rule.country] = countryNames([rule.country], locale);
  return {
    id: rule.id,
    name: rule.name,
    isOff: rule.is_off,
    rateText: percentText(rule.rate_basis_points, locale),
    country,
    isNarrowed: rule.states.length > 0 || rule.zip_prefixes.length > 0,
    taxesShipping: rule.taxes_shipping,
    productTypes: Object.values(PRODUCT_TYPE).filter((type) => rule.product_types.includes(type)),
  };
}

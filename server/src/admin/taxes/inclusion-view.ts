import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import type { TaxInclusionExample, TaxInclusionView } from 'shared-types/admin/store/taxes';
import { priceOrder } from '../../commerce/pricing/price-order';
import { taxRulesOf, type TaxRule } from '../../commerce/pricing/tax-rules';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { formatOf } from '../form-fields';
import { percentText } from '../price-rules/percent-text';
import { lastChangeView } from '../saved-form';
import { lastRuleChange } from '../price-rules/rule-changes';
import { ruleName } from '../price-rules/rule-kind';
import { findTaxInclusion, TAX_INCLUSION } from './tax-inclusion';

/** A round price, for comparison. */
const EXAMPLE_AMOUNT = 100;

/** Whether prices include taxes, who has set it, and an example. */
export async function inclusionView(db: Database, site: Site): Promise<TaxInclusionView> {
  const stored = await findTaxInclusion(db, site.id);
  const changed = await lastRuleChange(db, { siteId: site.id, kind: TAX_INCLUSION.name, id: site.id });
  const rule = (await taxRulesOf(db, site)).find(({ rateBasisPoints }) => rateBasisPoints > 0);
  return {
    base: ruleName(stored),
    ...lastChangeView(changed, site),
    ...(rule && { example: exampleOf(rule, site) }),
  };
}

/** A price as carts compute it with one tax. */
function exampleOf(rule: TaxRule, site: Site): TaxInclusionExample {
  const priceCents = EXAMPLE_AMOUNT * 10 ** formatOf(site).digits;
  const lines = [{ lineTotalCents: priceCents, productType: PRODUCT_TYPE.physical }];
  const order = { lines, shippingCostCents: 0, discounts: [], taxRules: [{ ...rule, productTypes: [] }] };
  return {
    taxName: rule.name,
    rateText: percentText(rule.rateBasisPoints, site.locale),
    priceCents,
    addedTotalCents: priceOrder({ ...order, isTaxIncluded: false }).grandTotalCents,
    includedTaxCents: priceOrder({ ...order, isTaxIncluded: true }).taxCents,
  };
}

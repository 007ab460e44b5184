import type { Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import { loadShippingOptions, shippingOptionsOf } from '../delivery/shipping-options';
import type { PriceRules } from './priced-cart';
import { isTaxIncluded, loadTaxInclusion } from './tax-inclusion';
import { loadTaxRules, taxRulesOf } from './tax-rules';

/** Shipping methods and tax rules of the site, cached per revision. */
export async function priceRulesOf(db: Database, site: Site): Promise<PriceRules> {
  const [shippingOptions, taxRules] = await Promise.all([shippingOptionsOf(db, site), taxRulesOf(db, site)]);
  return { shippingOptions, taxRules, isTaxIncluded: isTaxIncluded(site) };
}

/** As `priceRulesOf`, uncached, for an order. */
export async function loadPriceRules(trx: Transaction<Tables>, site: Site): Promise<PriceRules> {
  const shippingOptions = await loadShippingOptions(trx, site.id);
  const taxRules = await loadTaxRules(trx, site.id);
  return { shippingOptions, taxRules, isTaxIncluded: await loadTaxInclusion(trx, site.id) };
}

/** True if the price depends on more of the place than the countries of the shipping methods. */
export function isPricedByPlace({ shippingOptions, taxRules }: PriceRules): boolean {
  return (
    taxRules.length > 0 ||
    shippingOptions.some(({ states, zipPrefixes }) => states.length > 0 || zipPrefixes.length > 0)
  );
}

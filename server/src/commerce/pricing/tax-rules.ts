import type { Kysely } from 'kysely';
import type { ShippingLocation } from 'shared-types/commerce/cart';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import { isWithin } from '../delivery/places';
import { allSpellings } from '../delivery/states';

export interface TaxRule {
  readonly id: string;
  readonly name: string;
  /** ISO code. */
  readonly country: string;
  /** In all spellings; empty for the whole country. */
  readonly states: readonly string[];
  readonly zipPrefixes: readonly string[];
  /** 0 to 10,000. */
  readonly rateBasisPoints: number;
  readonly taxesShipping: boolean;
  /** Product type numbers; empty for all. */
  readonly productTypes: readonly number[];
}

/** The active tax rules in the owner's order, cached per revision. */
export function taxRulesOf(db: Database, site: Site): Promise<readonly TaxRule[]> {
  return site.memo('commerce/tax-rules', () => loadTaxRules(db, site.id));
}

/** The active tax rules, uncached. */
export async function loadTaxRules(db: Kysely<Tables>, siteId: string): Promise<TaxRule[]> {
  const rules = await db
    .selectFrom('tax_rule')
    .select([
      'id',
      'name',
      'country',
      'states',
      'zip_prefixes as zipPrefixes',
      'rate_basis_points as rateBasisPoints',
      'taxes_shipping as taxesShipping',
      'product_types as productTypes',
    ])
    .where('site_id', '=', siteId)
    .where('is_off', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rules.map((rule) => ({ ...rule, states: allSpellings([rule.country], rule.states) }));
}

export interface TaxedCart {
  readonly lines: readonly { readonly productType: number }[];
  readonly taxRules: readonly TaxRule[];
}

/** The rules that may apply to a cart, wherever it goes. */
export function taxRulesFor({ lines, taxRules }: TaxedCart): readonly TaxRule[] {
  return taxRules.filter(
    ({ productTypes }) =>
      productTypes.length === 0 || lines.some(({ productType }) => productTypes.includes(productType)),
  );
}

/** The rules for a place; empty while it is unknown. */
export function rulesAt(rules: readonly TaxRule[], place: ShippingLocation | null): readonly TaxRule[] {
  return place ? rules.filter((rule) => isWithin(place, { ...rule, countries: [rule.country] })) : [];
}

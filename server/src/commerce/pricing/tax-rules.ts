import type { Kysely } from 'kysely';
import type { ShippingLocation } from 'shared-types/commerce/cart';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import { isWithin } from '../delivery/places';
import { allSpellings } from '../delivery/states';

/** A tax on what is bought from one place. */
export interface TaxRule {
  readonly id: string;
  readonly name: string;
  /** ISO code. */
  readonly country: string;
  /** In all their spellings; empty for all of the country. */
  readonly states: readonly string[];
  readonly zipPrefixes: readonly string[];
  /** 0 to 10,000. */
  readonly rateBasisPoints: number;
  readonly taxesShipping: boolean;
  /** Numbers of product types; empty for all of them. */
  readonly productTypes: readonly number[];
}

/** The site's tax rules that are in use, in the owner's order, read once for each revision of the site. */
export function taxRulesOf(db: Database, site: Site): Promise<readonly TaxRule[]> {
  return site.memo('commerce/tax-rules', () => loadTaxRules(db, site.id));
}

/** The same, as they stand at this moment. */
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

/** What is in a cart, and the rules there are. */
export interface TaxedCart {
  readonly lines: readonly { readonly productType: number }[];
  readonly taxRules: readonly TaxRule[];
}

/** The rules that can tax what is in a cart, wherever it goes. */
export function taxRulesFor({ lines, taxRules }: TaxedCart): readonly TaxRule[] {
  return taxRules.filter(
    ({ productTypes }) =>
      productTypes.length === 0 || lines.some(({ productType }) => productTypes.includes(productType)),
  );
}

/** The rules for what is bought from there; none as long as nobody knows the place. */
export function rulesAt(rules: readonly TaxRule[], place: ShippingLocation | null): readonly TaxRule[] {
  return place ? rules.filter((rule) => isWithin(place, { ...rule, countries: [rule.country] })) : [];
}

import type { Kysely } from 'kysely';
import type { ShippingLocation, ShippingOption } from 'shared-types/commerce/cart';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import { isWithin, type Area } from './places';
import { allSpellings } from './states';
import { shippingCostCents, type Parcel, type ShippingCost } from './shipping-cost';

/** A shipping method with its area and costs; states in all their spellings. */
export interface StoredShippingOption extends Area, ShippingCost {
  readonly id: string;
  readonly name: string;
}

/** The active shipping methods in the owner's order, cached per revision. */
export function shippingOptionsOf(db: Database, site: Site): Promise<readonly StoredShippingOption[]> {
  return site.memo('commerce/shipping-options', () => loadShippingOptions(db, site.id));
}

/** The active shipping methods, uncached. */
export async function loadShippingOptions(db: Kysely<Tables>, siteId: string): Promise<StoredShippingOption[]> {
  const rows = await db
    .selectFrom('shipping_option')
    .select([
      'id',
      'name',
      'cost_cents as costCents',
      'countries',
      'states',
      'zip_prefixes as zipPrefixes',
      'weight_steps as weightSteps',
      'free_from_cents as freeFromCents',
    ])
    .where('site_id', '=', siteId)
    .where('is_off', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    states: allSpellings(row.countries, row.states),
    weightSteps: row.weightSteps ?? [],
  }));
}

/** The option in the form of the API, with its cost for this parcel. */
export function optionFor(option: StoredShippingOption, parcel: Parcel): ShippingOption {
  const { id, name, countries, states, zipPrefixes } = option;
  return {
    id,
    name,
    costCents: shippingCostCents(option, parcel),
    countries,
    ...(states.length > 0 ? { states } : {}),
    ...(zipPrefixes.length > 0 ? { zipPrefixes } : {}),
  };
}

/** The chosen shipping method if it ships to the place, else the first that does; undefined if the place is unknown. */
export function optionAt(
  options: readonly StoredShippingOption[],
  place: ShippingLocation | null,
  chosenId: string | null,
): StoredShippingOption | undefined {
  const serving = place ? options.filter((option) => isWithin(place, option)) : [];
  return serving.find(({ id }) => id === chosenId) ?? serving[0];
}

import { MOVED_PARAMETER } from 'shared-types/admin/store/price-rules';
import type { ListedShippingOption } from 'shared-types/admin/store/shipping';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { orderName } from '../price-rules/listed-rules';
import { countryNames } from '../price-rules/read-places';
import { findShippingOptions, type FoundShippingOption } from './shipping.store';

export const shippingLoader = {
  name: 'admin/shipping/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'prices.edit')) return null;
    const found = await findShippingOptions(db, site.id);
    return {
      options: found.map((option) => listed(option, site.locale)),
      base: orderName(found),
      isMoved: query.has(MOVED_PARAMETER),
    };
  },
} satisfies Loader<'admin/shipping/list'>;

function listed(option: FoundShippingOption, locale: string): ListedShippingOption {
  const { id, name, is_off: isOff, states, zip_prefixes: zips, free_from_cents: freeFromCents } = option;
  const costs = [option.cost_cents, ...(option.weight_steps ?? []).map(({ costCents }) => costCents)];
  return {
    id,
    name,
    isOff,
    fromCents: Math.min(...costs),
    toCents: Math.max(...costs),
    ...(freeFromCents === null ? {} : { freeFromCents }),
    countries: countryNames(option.countries, locale),
    isNarrowed: states.length > 0 || zips.length > 0,
  };
}

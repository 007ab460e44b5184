import type { Country, ShippingLocation } from 'shared-types/commerce/cart';
import { isWithin, type Area } from '../delivery/places';
import { isNoState } from '../delivery/states';
import { taxRulesFor, type TaxedCart, type TaxRule } from '../pricing/tax-rules';
import { COUNTRIES_WITHOUT_POSTAL_CODES } from './country-codes';

type Parts = NonNullable<Country['needs']>;

const PARTS = ['state', 'zip'] as const;
const LIMITS = { state: 'states', zip: 'zipPrefixes' } as const;

/** What decides which parts of an address an order must have. */
export interface PartNeeds {
  readonly requiresShipping: boolean;
  readonly taxRules: readonly Pick<TaxRule, 'country' | 'states' | 'zipPrefixes'>[];
  /** Where the shipping methods go. */
  readonly shippingOptions: readonly Area[];
}

/**
 * Parts of an address in a country that an order must have beside what all have: what its taxes depend on, since without it
 * nobody would pay them; what each shipping method there depends on, since without it none can be chosen; and the postal
 * code of what is sent, where the country has them.
 */
export function neededParts(country: string, { requiresShipping, taxRules, shippingOptions }: PartNeeds): Parts {
  const rules = taxRules.filter((rule) => rule.country === country);
  const methods = requiresShipping ? shippingOptions.filter((option) => goesToCountry(option, country)) : [];
  const isWritten = requiresShipping && !COUNTRIES_WITHOUT_POSTAL_CODES.has(country);
  return PARTS.filter((part) => {
    const isLimited = (area: Pick<Area, 'states' | 'zipPrefixes'>) => area[LIMITS[part]].length > 0;
    const dependsOn = rules.some(isLimited) || (methods.length > 0 && methods.every(isLimited));
    return dependsOn || (part === 'zip' && isWritten);
  });
}

/**
 * The parts that are missing where no shipping method goes to the place as it is written, and one may once they are there.
 * `partsToWrite` of mf-commerce says the same in the page.
 */
export function partsMethodsNeed(place: ShippingLocation, options: readonly Area[]): Parts {
  if (options.some((option) => isWithin(place, option))) return [];
  const open = options.filter((option) => isWithin(place, limitedByWritten(option, place)));
  return PARTS.filter((part) => !place[part] && open.some((option) => option[LIMITS[part]].length > 0));
}

function limitedByWritten({ countries, states, zipPrefixes }: Area, { state, zip }: ShippingLocation): Area {
  return { countries, states: state ? states : [], zipPrefixes: zip ? zipPrefixes : [] };
}

function goesToCountry({ countries }: Pick<Area, 'countries'>, country: string): boolean {
  return countries.length === 0 || countries.includes(country);
}

/** The parts that are missing, of those which the taxes of what is in a cart depend on; a state that the country has not is none. */
export function partsTaxesNeed(place: ShippingLocation, cart: TaxedCart): Parts {
  const own = taxRulesFor(cart);
  const isMissing = { state: !place.state || isUnknownState(place, own), zip: !place.zip };
  const needs = { requiresShipping: false, taxRules: own, shippingOptions: [] };
  return neededParts(place.country, needs).filter((part) => isMissing[part]);
}

/** True where the country's states are known, and this one is none of them, and none that these rules name there. */
function isUnknownState({ country, state = '' }: ShippingLocation, rules: PartNeeds['taxRules']): boolean {
  const states = rules.filter((rule) => rule.country === country).flatMap((rule) => rule.states);
  const isNamed = isWithin({ country, state }, { countries: [], states, zipPrefixes: [] });
  return isNoState(country, state) && !isNamed;
}

/** The same of an address: where taxes depend on its state they name it, else the shipping methods may. */
export function isUnknownInAddress(place: ShippingLocation, { taxRules, shippingOptions }: PartNeeds): boolean {
  const { country } = place;
  const isTaxedByState = taxRules.some((rule) => rule.country === country && rule.states.length > 0);
  const methods = shippingOptions.filter((option) => goesToCountry(option, country));
  return isUnknownState(place, isTaxedByState ? taxRules : methods.map((method) => ({ ...method, country })));
}

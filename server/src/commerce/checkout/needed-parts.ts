import type { Country, ShippingLocation } from 'shared-types/commerce/cart';
import { isWithin, type Area } from '../delivery/places';
import { isNoState } from '../delivery/states';
import { taxRulesFor, type TaxedCart, type TaxRule } from '../pricing/tax-rules';
import { COUNTRIES_WITHOUT_POSTAL_CODES } from './country-codes';

type Parts = NonNullable<Country['needs']>;

const PARTS = ['state', 'zip'] as const;
const LIMITS = { state: 'states', zip: 'zipPrefixes' } as const;

export interface PartNeeds {
  readonly requiresShipping: boolean;
  readonly taxRules: readonly Pick<TaxRule, 'country' | 'states' | 'zipPrefixes'>[];
  /** Areas of the shipping methods. */
  readonly shippingOptions: readonly Area[];
}

/**
 * Additional required parts of an address in a country: those on which taxes depend, those on which every shipping method
 * there depends, and the postal code of shipped goods, if the country has postal codes.
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
 * The missing parts with which a shipping method might reach a place that none reaches without them. `partsToWrite` of
 * mf-commerce does the same in the page.
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

/** The missing parts on which the taxes of the cart depend. An unknown state counts as missing. */
export function partsTaxesNeed(place: ShippingLocation, cart: TaxedCart): Parts {
  const own = taxRulesFor(cart);
  const isMissing = { state: !place.state || isUnknownState(place, own), zip: !place.zip };
  const needs = { requiresShipping: false, taxRules: own, shippingOptions: [] };
  return neededParts(place.country, needs).filter((part) => isMissing[part]);
}

/** True if the country's states are known, and neither they nor these rules contain the state. */
function isUnknownState({ country, state = '' }: ShippingLocation, rules: PartNeeds['taxRules']): boolean {
  const states = rules.filter((rule) => rule.country === country).flatMap((rule) => rule.states);
  const isNamed = isWithin({ country, state }, { countries: [], states, zipPrefixes: [] });
  return isNoState(country, state) && !isNamed;
}

/** As `isUnknownState`, for an address: tax rules may name the state if taxes depend on it, else shipping methods. */
export function isUnknownInAddress(place: ShippingLocation, { taxRules, shippingOptions }: PartNeeds): boolean {
  const { country } = place;
  const isTaxedByState = taxRules.some((rule) => rule.country === country && rule.states.length > 0);
  const methods = shippingOptions.filter((option) => goesToCountry(option, country));
  return isUnknownState(place, isTaxedByState ? taxRules : methods.map((method) => ({ ...method, country })));
}

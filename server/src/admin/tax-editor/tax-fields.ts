import type { Site } from '../../site/directory/site';
import { TICKED, type Fields } from '../form-fields';
import { placeFields } from '../price-rules/read-places';
import { rateText } from '../price-rules/read-rate';
import type { TaxState } from './tax-state';

/** A saved tax rule as its form has it. */
export function taxFields(state: TaxState, { locale }: Pick<Site, 'locale'>): Fields {
  return {
    name: state.name,
    rate: rateText(state.rateBasisPoints, locale),
    country: state.country,
    ...placeFields(state),
    ...Object.fromEntries(state.productTypes.map((type) => [`type.${type}`, TICKED])),
    ...(state.taxesShipping ? { taxesShipping: TICKED } : {}),
    ...(state.isOff ? {} : { isOn: TICKED }),
  };
}

/** What the form of a new tax rule begins with: in the country that the store sends to first, where it names one. */
export function emptyTax(country: string | undefined): Fields {
  return { isOn: TICKED, ...(country === undefined ? {} : { country }) };
}

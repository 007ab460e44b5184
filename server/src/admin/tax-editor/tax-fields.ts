import type { Site } from '../../site/directory/site';
import { TICKED, type Fields } from '../form-fields';
import { placeFields } from '../price-rules/read-places';
import { rateText } from '../price-rules/read-rate';
import type { TaxState } from './tax-state';

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

/** Form fields of a new tax rule, with the first country that the store ships to, if any. */
export function emptyTax(country: string | undefined): Fields {
  return { isOn: TICKED, ...(country === undefined ? {} : { country }) };
}

import type { Site } from '../../site/directory/site';
import { amountText } from '../../platform/parse-amount';
import { formatOf, measureText, TICKED, type Fields } from '../form-fields';
import { countryNames, placeFields } from '../price-rules/read-places';
import type { ShippingState } from './shipping-state';

export const EMPTY_SHIPPING: Fields = { isOn: TICKED };

export function shippingFields(state: ShippingState, site: Pick<Site, 'locale' | 'currency'>): Fields {
  const format = formatOf(site);
  const steps = state.weightSteps.flatMap(({ upToWeight, costCents }, index) => [
    [`w.${index + 1}.up`, measureText(upToWeight, format)] as const,
    [`w.${index + 1}.cost`, amountText(costCents, format)] as const,
  ]);
  return {
    name: state.name,
    cost: amountText(state.costCents, format),
    freeFrom: state.freeFromCents === null ? '' : amountText(state.freeFromCents, format),
    countries: countryNames(state.countries, site.locale).join('\n'),
    ...placeFields(state),
    ...Object.fromEntries(steps),
    ...(state.isOff ? {} : { isOn: TICKED }),
  };
}

import { SHIPPING_EDITOR_CALLS } from 'shared-types/admin/store/shipping-editor';
import { prepareOwnedPrices, type OwnedPrices } from '../price-rules/prices.fixture';
import { SHIPPING_PAGES } from './shipping-pages';

/** A store with one shipping method, “Post”, for 4.90 to Germany and France. */
export function prepareOwnedShipping(): OwnedPrices {
  const { saveShippingOption, removeShippingOption } = SHIPPING_EDITOR_CALLS;
  return prepareOwnedPrices(SHIPPING_PAGES, {
    calls: { save: saveShippingOption.path, remove: removeShippingOption.path },
    fields: { isOn: 'on', name: 'Courier', cost: '9', freeFrom: '', countries: 'Germany', states: '', zips: '' },
  });
}

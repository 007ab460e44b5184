import type { PlaceOrder } from 'shared-types/commerce/checkout';

/** The order in the form; fields the cart does not need are empty. */
export function orderOfForm(form: FormData): PlaceOrder {
  const read = (name: keyof PlaceOrder) => String(form.get(name) ?? '').trim();
  return {
    email: read('email'),
    phone: read('phone'),
    firstName: read('firstName'),
    lastName: read('lastName'),
    line1: read('line1'),
    line2: read('line2'),
    city: read('city'),
    state: read('state'),
    zip: read('zip'),
    country: read('country'),
    shippingOptionId: read('shippingOptionId'),
    paymentMethod: read('paymentMethod'),
    note: read('note'),
    ...(form.has('giftCard') ? { giftCard: read('giftCard') } : {}),
    key: read('key'),
    seenTotalCents: Number(read('seenTotalCents')),
    ...(form.has('seenCurrency') ? { seenCurrency: read('seenCurrency') } : {}),
  };
}

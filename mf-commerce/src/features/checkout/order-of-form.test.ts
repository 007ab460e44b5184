import { orderOfForm } from './order-of-form';

test('takes what is in the form, trimmed, and leaves the rest empty', () => {
  const form = new FormData();
  form.set('email', ' ada@example.com ');
  form.set('key', 'a-key');
  form.set('seenTotalCents', '9050');
  form.set('seenCurrency', 'USD');
  form.set('crumb', 'not part of an order');
  expect(orderOfForm(form)).toEqual({
    email: 'ada@example.com',
    phone: '',
    firstName: '',
    lastName: '',
    line1: '',
    line2: '',
    city: '',
    state: '',
    zip: '',
    country: '',
    shippingOptionId: '',
    paymentMethod: '',
    note: '',
    key: 'a-key',
    seenTotalCents: 9050,
    seenCurrency: 'USD',
  });
});

export function orderFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    email: 'ada@example.com',
    phone: '+49 30 123456',
    firstName: 'Ada',
    lastName: 'Lovelace',
    line1: 'Unter den Linden 1',
    line2: '',
    city: 'Berlin',
    state: '',
    zip: '10117',
    country: 'DE',
    paymentMethod: 'offline',
    note: 'Ring twice.\nThank you.',
    ...fields,
  };
}

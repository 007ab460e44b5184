import type { OrdersSentences } from './orders.sentences';

/** Words of the file of orders in Polish. */
export const polish: OrdersSentences = {
  columns: {
    number: 'Zamówienie',
    placed: 'Złożone (UTC)',
    status: 'Stan',
    payment: 'Płatność',
    method: 'Sposób płatności',
    email: 'E-mail',
    phone: 'Telefon',
    name: 'Nazwisko',
    total: 'Razem',
    refunded: 'Zwrócono',
    currency: 'Waluta',
    carrier: 'Przewoźnik',
    tracking: 'Numer przesyłki',
  },
  statuses: { open: 'Otwarte', fulfilled: 'Zrealizowane', cancelled: 'Anulowane' },
  payments: { pending: 'Nieopłacone', paid: 'Opłacone', failed: 'Odrzucona', refunded: 'Zwrócone' },
};

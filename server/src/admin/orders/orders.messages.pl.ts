import type { OrdersMessages } from './orders.messages';

export const polish: OrdersMessages = {
  columns: {
    number: 'Zamówienie',
    placed: 'Złożone',
    status: 'Status',
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
  unpaidSaved: 'Zapisano. Dotyczy to zamówień złożonych od teraz.',
  noneChosen: 'Najpierw zaznacz zamówienia, które chcesz zwolnić.',
  confirmRelease: (count) =>
    `Zwolnić zaznaczone zamówienia (${count})? Zostaną anulowane, ich produkty wrócą do sprzedaży, a kupujący dostaną e-mail. Tego nie można cofnąć.`,
};

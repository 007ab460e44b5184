import type { OrdersAct } from 'shared-types/admin/store/orders';
import type { OrdersMessages } from './orders.messages';

const CONFIRM: Readonly<Record<OrdersAct, (count: number) => string>> = {
  fulfil: (count) =>
    `Oznaczyć zaznaczone zamówienia (${count}) jako zrealizowane? Liczba e-maili, które dostaną kupujący: ${count}.`,
  release: (count) =>
    `Zwolnić zaznaczone zamówienia (${count})? Zostaną anulowane, ich produkty wrócą do sprzedaży, a kupujący dostaną e-maile (${count}). Tego nie można cofnąć.`,
};

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
  noneChosen: 'Najpierw zaznacz zamówienia.',
  confirm(act, { count, left }) {
    const question = CONFIRM[act](count);
    return left === 0 ? question : `${question} Pozostałe zaznaczone zamówienia (${left}) się nie zmienią.`;
  },
};

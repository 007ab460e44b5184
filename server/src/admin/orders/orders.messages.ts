import type { OrderStatus, PaymentState } from 'shared-types/commerce/orders/order';
import type { InLanguages } from '../../platform/language';
import { polish } from './orders.messages.pl';

export interface OrdersMessages {
  readonly columns: Readonly<
    Record<
      | 'number'
      | 'placed'
      | 'status'
      | 'payment'
      | 'method'
      | 'email'
      | 'phone'
      | 'name'
      | 'total'
      | 'refunded'
      | 'currency'
      | 'carrier'
      | 'tracking',
      string
    >
  >;
  readonly statuses: Readonly<Record<OrderStatus, string>>;
  readonly payments: Readonly<Record<PaymentState, string>>;
  readonly unpaidSaved: string;
  readonly noneChosen: string;
  readonly confirmRelease: (count: number) => string;
}

const english: OrdersMessages = {
  columns: {
    number: 'Order',
    placed: 'Placed',
    status: 'Status',
    payment: 'Payment',
    method: 'Payment method',
    email: 'Email',
    phone: 'Phone',
    name: 'Name',
    total: 'Total',
    refunded: 'Refunded',
    currency: 'Currency',
    carrier: 'Carrier',
    tracking: 'Tracking number',
  },
  statuses: { open: 'Open', fulfilled: 'Fulfilled', cancelled: 'Cancelled' },
  payments: { pending: 'Not paid', paid: 'Paid', failed: 'Failed', refunded: 'Refunded' },
  unpaidSaved: 'Saved. It applies to orders placed from now on.',
  noneChosen: 'Select the orders to release first.',
  confirmRelease: (count) =>
    count === 1
      ? 'Release this order? It is cancelled, its items are for sale again, and its buyer gets an email. This cannot be undone.'
      : `Release these ${count} orders? They are cancelled, their items are for sale again, and their buyers get an email. This cannot be undone.`,
};

export const ORDERS_MESSAGES: InLanguages<OrdersMessages> = { en: english, pl: polish };

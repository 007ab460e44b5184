import type { OrdersAct } from 'shared-types/admin/store/orders';
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
  /** Each changed order sends its buyer one email; `left` are orders for which it is not possible. */
  readonly confirm: (act: OrdersAct, counts: { readonly count: number; readonly left: number }) => string;
}

const CONFIRM: Readonly<Record<OrdersAct, (count: number) => string>> = {
  fulfil: (count) =>
    count === 1
      ? 'Mark this order as fulfilled? 1 email goes out to its buyer.'
      : `Mark these ${count} orders as fulfilled? ${count} emails go out to their buyers.`,
  release: (count) =>
    count === 1
      ? 'Release this order? It is cancelled, its items are for sale again, and its buyer gets an email. This cannot be undone.'
      : `Release these ${count} orders? They are cancelled, their items are for sale again, and their buyers get ${count} emails. This cannot be undone.`,
};

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
  noneChosen: 'Select the orders first.',
  confirm(act, { count, left }) {
    const question = CONFIRM[act](count);
    if (left === 0) return question;
    return `${question} ${left === 1 ? 'Another selected order stays as it is.' : `${left} other selected orders stay as they are.`}`;
  },
};

export const ORDERS_MESSAGES: InLanguages<OrdersMessages> = { en: english, pl: polish };

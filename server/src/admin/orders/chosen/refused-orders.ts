import type { OrdersDone } from 'shared-types/admin/store/orders';
import type { ChangeObstacle } from '../../../commerce/order/changed-order';
import { errorMessage } from '../../../platform/errors';
import type { Language } from '../../../platform/language';

/** A chosen order that was left as it is. */
export interface RefusedOrder {
  readonly number: number;
  readonly code: ChangeObstacle | 'admin/order-changed' | 'admin/order-gone' | 'admin/order-key-used';
}

/** Every reason, by the name that addresses give it. */
const REASONS = {
  paid: 'admin/order-paid',
  cancelled: 'admin/order-cancelled',
  fulfilled: 'admin/order-fulfilled',
  'no-goods': 'admin/order-no-goods',
  unpaid: 'admin/order-unpaid',
  refunded: 'admin/order-refunded',
  'payment-failed': 'admin/order-payment-failed',
  changed: 'admin/order-changed',
  gone: 'admin/order-gone',
  'key-used': 'admin/order-key-used',
} as const satisfies Readonly<Record<string, RefusedOrder['code']>>;

const PREFIX = 'admin/order-';
const ONE = /^([1-9]\d{0,8})\.([a-z-]{1,20})$/;

/** The orders as a query parameter. */
export function refusedText(refused: readonly RefusedOrder[]): string {
  return refused.map(({ number, code }) => `${number}.${code.slice(PREFIX.length)}`).join(',');
}

/** The orders of a query parameter with messages; what is malformed is left out. */
export function refusedIn(text: string, most: number, language: Language): OrdersDone['refused'] {
  return text
    .split(',')
    .slice(0, most)
    .flatMap((one) => {
      const [, number, reason = ''] = ONE.exec(one) ?? [];
      if (number === undefined || !Object.hasOwn(REASONS, reason)) return [];
      return [{ number: Number(number), reason: errorMessage(REASONS[reason as keyof typeof REASONS], language) }];
    });
}

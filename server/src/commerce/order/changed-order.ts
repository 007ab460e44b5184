import type { OrderKind, OrderStatus, PaymentState } from 'shared-types/commerce/orders/order';

/** The state of an order on which changes depend; amounts in cents of its currency. */
export interface OrderState {
  /** `goods` by default. */
  readonly kind?: OrderKind;
  readonly status: OrderStatus;
  readonly payment: PaymentState;
  /** Amount due, without what a gift card has paid. */
  readonly totalCents: number;
  /** Either 0 or the total. */
  readonly paidCents: number;
  readonly refundedCents: number;
  /** True if it was cancelled because it was not paid in time. */
  readonly isReleased?: boolean;
}

/** A change of an order. */
export type OrderChange =
  /** `isTakenAgain`: the reservations of a released order were made again. */
  | { readonly kind: 'paid'; readonly isTakenAgain?: boolean }
  | { readonly kind: 'declined' }
  | { readonly kind: 'fulfilled' }
  | { readonly kind: 'refunded'; readonly cents: number }
  /** `isUnpaid` says that it is cancelled because it is not paid, which then must be true. */
  | { readonly kind: 'cancelled'; readonly isUnpaid?: boolean }
  /** More downloads of what is paid. */
  | { readonly kind: 'granted' }
  /** A new code of its gift card, in place of the earlier one. */
  | { readonly kind: 'reissued' }
  | { readonly kind: 'noted' };

/** Why a change is refused. */
export type ChangeObstacle =
  | 'admin/order-paid'
  | 'admin/order-cancelled'
  | 'admin/order-fulfilled'
  | 'admin/order-no-goods'
  | 'admin/order-no-gift-card'
  | 'admin/order-unpaid'
  | 'admin/order-refunded'
  | 'admin/order-payment-failed'
  | 'admin/refund-too-high';

/** The state after a change, or why it is refused. */
export type Changed =
  | { readonly ok: true; readonly state: OrderState }
  | { readonly ok: false; readonly code: ChangeObstacle };

/** Amount that can still be refunded. */
export function refundableCents({ paidCents, refundedCents }: OrderState): number {
  return paidCents - refundedCents;
}

/** Decides which changes are possible in which state, for owners, buyers and payment services. */
export function changedOrder(state: OrderState, change: OrderChange): Changed {
  switch (change.kind) {
    case 'paid':
      return paidObstacle(state) ?? done(paid(state, change.isTakenAgain ?? false));
    case 'declined':
      return cancelledObstacle(state) ?? paidObstacle(state) ?? done({ ...state, payment: 'failed' });
    case 'fulfilled':
      return fulfilmentObstacle(state) ?? done({ ...state, status: 'fulfilled' });
    case 'refunded':
      return refund(state, change.cents);
    case 'cancelled':
      return change.isUnpaid
        ? (closedObstacle(state) ?? paidObstacle(state) ?? done({ ...state, status: 'cancelled', isReleased: true }))
        : (closedObstacle(state) ?? done({ ...state, status: 'cancelled' }));
    case 'granted':
      return cancelledObstacle(state) ?? grantObstacle(state) ?? done(state);
    case 'reissued':
      if (state.kind !== 'gift-card') return refused('admin/order-no-gift-card');
      return cancelledObstacle(state) ?? grantObstacle(state) ?? done(state);
    case 'noted':
      return done(state);
  }
}

function done(state: OrderState): Changed {
  return { ok: true, state };
}

function refused(code: ChangeObstacle): Changed {
  return { ok: false, code };
}

function closedObstacle(state: OrderState): Changed | undefined {
  return cancelledObstacle(state) ?? (state.status === 'fulfilled' ? refused('admin/order-fulfilled') : undefined);
}

function cancelledObstacle({ status }: OrderState): Changed | undefined {
  return status === 'cancelled' ? refused('admin/order-cancelled') : undefined;
}

/**
 * Payments are always recorded, also of cancelled orders, which the owner then refunds. A released order is reopened if
 * everything could be reserved again.
 */
function paid(state: OrderState, isTakenAgain: boolean): OrderState {
  const { isReleased: wasReleased, ...rest } = state;
  const isReopened = wasReleased === true && isTakenAgain;
  return {
    ...rest,
    ...(wasReleased && !isReopened ? { isReleased: true } : {}),
    status: isReopened ? 'open' : state.status,
    payment: 'paid',
    paidCents: state.totalCents,
  };
}

function paidObstacle({ payment }: OrderState): Changed | undefined {
  return payment === 'pending' || payment === 'failed' ? undefined : refused('admin/order-paid');
}

/** Invoices are paid after delivery, so a pending payment does not prevent fulfilment. */
function fulfilmentObstacle(state: OrderState): Changed | undefined {
  if (state.kind === 'donation' || state.kind === 'gift-card') return refused('admin/order-no-goods');
  const closed = closedObstacle(state);
  if (closed) return closed;
  if (state.payment === 'failed') return refused('admin/order-payment-failed');
  return state.payment === 'refunded' ? refused('admin/order-refunded') : undefined;
}

function grantObstacle({ payment }: OrderState): Changed | undefined {
  if (payment === 'refunded') return refused('admin/order-refunded');
  return payment === 'paid' ? undefined : refused('admin/order-unpaid');
}

function refund(state: OrderState, cents: number): Changed {
  if (state.payment === 'refunded') return refused('admin/order-refunded');
  if (state.payment !== 'paid') return refused('admin/order-unpaid');
  if (!Number.isSafeInteger(cents) || cents < 1 || cents > refundableCents(state))
    return refused('admin/refund-too-high');
  const refundedCents = state.refundedCents + cents;
  return done({ ...state, refundedCents, payment: refundedCents === state.paidCents ? 'refunded' : 'paid' });
}

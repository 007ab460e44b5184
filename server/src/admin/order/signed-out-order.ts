import type { ManagedOrderView } from 'shared-types/admin/store/order';
import type { Site } from '../../site/directory/site';

/** An order's page after signing out: only the number. Older versions of mf-admin need all members. */
export function signedOutOrder(number: number, { currency }: Pick<Site, 'currency'>): ManagedOrderView {
  return {
    isSignedOut: true,
    order: {
      id: '',
      number,
      placedAt: 0,
      email: '',
      address: null,
      lines: [],
      shippingName: '',
      subtotalCents: 0,
      shippingCostCents: 0,
      taxCents: 0,
      discountCents: 0,
      grandTotalCents: 0,
      currency,
      paymentInstructions: '',
      progress: {
        status: 'open',
        payment: 'pending',
        paidCents: 0,
        refundedCents: 0,
        carrier: '',
        trackingNumber: '',
      },
    },
    phone: '',
    buyerNote: '',
    placedText: '',
    methodText: '',
    isRefundedByHand: false,
    events: [],
    seen: '',
    actions: [],
    refundableCents: 0,
    refundableAmount: '',
    restockablePieces: 0,
  };
}

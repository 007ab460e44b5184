import type { ManagedOrderView } from 'shared-types/admin/store/order';
import type { Site } from '../../site/directory/site';

/**
 * What the page of an order shows whom nobody knows: the number in its address, whether there is such an order or not. It has
 * all parts of an order, which an mf-admin of before reads.
 */
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

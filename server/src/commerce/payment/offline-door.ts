import type { PaymentDoor } from './payment-door';

/** Paid as the owner says: by invoice, in cash, by transfer. What goes back is given by the owner, and written down here. */
export const offlineDoor: PaymentDoor = {
  id: 'offline',
  isOpen: () => true,
  isPaidOnPage: false,
  refunds: 'by-hand',
};

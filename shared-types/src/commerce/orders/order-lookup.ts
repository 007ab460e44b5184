import { EMAIL_LENGTH } from '../../forms/contact-form';
export type { RequestOrderLink } from '../../requests/commerce.generated';

/** Calls of the look-up of orders. */
export const ORDER_LOOKUP_CALLS = {
  /** Asks for a letter with the link to an order, to the address it was ordered with. */
  requestOrderLink: { method: 'POST', path: '/api/commerce/order-lookup/letters' },
} as const;

/** Lengths of its fields. */
export const ORDER_LOOKUP_LONGEST = { email: EMAIL_LENGTH.max, number: 12 } as const;

/** Reply to `requestOrderLink`: the same whether there is such an order or not. */
export interface RequestOrderLinkReply {
  readonly message: string;
}

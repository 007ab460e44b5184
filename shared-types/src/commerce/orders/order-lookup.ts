import { EMAIL_LENGTH } from '../../forms/contact-form';
export type { RequestOrderLink } from '../../requests/commerce.generated';

export const ORDER_LOOKUP_CALLS = {
  /** Emails the link to an order to the address of its buyer. */
  requestOrderLink: { method: 'POST', path: '/api/commerce/order-lookup/letters' },
} as const;

/** Maximum lengths, in characters. */
export const ORDER_LOOKUP_LONGEST = { email: EMAIL_LENGTH.max, number: 12 } as const;

/** Response to `requestOrderLink`: the same whether or not the order exists. */
export interface RequestOrderLinkReply {
  readonly message: string;
}

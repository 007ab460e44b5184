import type { Transaction } from 'kysely';
import type { PaymentMethod } from 'shared-types/commerce/checkout';
import type { OrderKind } from 'shared-types/commerce/orders/order';
import type { Tables } from '../../../platform/schema/tables';
import type { Site } from '../../../site/directory/site';
import type { OrderedLine } from './insert-order';

/** An order of one thing, which no cart has become. */
export interface OrderAlone {
  readonly site: Site;
  /** Scheme, host and port that the emails' links begin with. */
  readonly origin: string;
  /** Who sent the request, as far as limits tell. */
  readonly sender: string;
  readonly kind: Exclude<OrderKind, 'goods' | 'subscription'>;
  /** The secret in its address. */
  readonly token: string;
  readonly input: { readonly email: string; readonly note: string; readonly key: string };
  readonly line: OrderedLine;
  readonly payment: PaymentMethod;
  /** The currency in which it was seen, where that is known. */
  readonly seenCurrency?: string | undefined;
  /** What is kept beside it. */
  readonly keep?: (trx: Transaction<Tables>, orderId: string) => Promise<void>;
}

import type { OrderKind } from 'shared-types/commerce/orders/order';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import type { Site } from '../../site/directory/site';

export interface OrderPlace {
  readonly site: Pick<Site, 'root'>;
  readonly kind: OrderKind;
  readonly token: string;
}

const PATHS: Readonly<Record<OrderKind, string>> = {
  goods: STORE_PATH.order,
  donation: STORE_PATH.contribution,
  'gift-card': STORE_PATH.order,
  subscription: STORE_PATH.subscription,
};

/** The path of an order's page. */
export function orderPath({ site: { root }, kind, token }: OrderPlace): string {
  return root + PATHS[kind].replace(':token', token);
}

import type { ManagedOrderView } from 'shared-types/admin/store/order';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './order.messages';

/** The host with the page's messages. */
export type OrderHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;

/** What the parts of the page are shown from. */
export interface OrderParts {
  /** Id of the block they stand in. */
  readonly block: string;
  readonly view: ManagedOrderView;
  readonly form: FormState | undefined;
  readonly host: OrderHost;
}

/** Writes amounts of the order in its own currency. */
export function amountOf({ view: { order }, host }: Pick<OrderParts, 'view' | 'host'>): (cents: number) => string {
  return (cents) => host.money.cents(cents, { currencyCode: order.currency });
}

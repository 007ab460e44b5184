import type { ManagedOrderView } from 'shared-types/admin/store/order';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './order.messages';

export type OrderHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;

export interface OrderParts {
  readonly block: string;
  readonly view: ManagedOrderView;
  readonly form: FormState | undefined;
  readonly host: OrderHost;
}

/** Formats amounts in the order's currency. */
export function amountOf({ view: { order }, host }: Pick<OrderParts, 'view' | 'host'>): (cents: number) => string {
  return (cents) => host.money.cents(cents, { currencyCode: order.currency });
}

import type { DeliveryStatus } from 'shared-types/admin/people/list-connection';
import type { OutgoingNetwork } from '../../platform/outgoing/send-request';
import type { DeliveryReason } from '../../platform/schema/tables/forms.tables';

export interface ConnectedList {
  readonly id: string;
  readonly name: string;
}

/** A subscriber of a list has confirmed, or has left. */
export interface ListChange {
  /** The same over all attempts. */
  readonly id: string;
  readonly email: string;
  readonly status: DeliveryStatus;
  readonly changedAt: Date;
  readonly list: ConnectedList;
}

/** Where an owner wants changes sent. A service has the parts that it needs. */
export interface ListTarget {
  readonly url?: string;
  readonly audienceId?: string;
  readonly apiKey?: string;
  /** Those that sign now, the current one first. */
  readonly secrets: readonly string[];
}

/** `again`: another attempt may succeed, after `pauseMs` at the earliest. `refused`: none will before the owner does something. */
export type ListOutcome =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'again' | 'refused';
      readonly reason: DeliveryReason;
      readonly detail?: string;
      readonly pauseMs?: number;
    };

/** A kind of service that mailing lists can be connected to. */
export interface ListConnector {
  /** Carries a change to the service. The same change twice does no harm. */
  deliver(change: ListChange, target: ListTarget, network: OutgoingNetwork): Promise<ListOutcome>;
  /** Finds out whether the service would accept changes, without subscribing anybody there. */
  test(list: ConnectedList, target: ListTarget, network: OutgoingNetwork): Promise<ListOutcome>;
}

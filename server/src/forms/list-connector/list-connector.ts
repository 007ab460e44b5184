import type { DeliveryStatus } from 'shared-types/admin/people/list-connection';
import type { OutgoingNetwork } from '../../platform/outgoing/send-request';
import type { DeliveryReason } from '../../platform/schema/tables/forms.tables';

export interface ConnectedList {
  readonly id: string;
  readonly name: string;
}

/** A subscription or unsubscription to report to a service. */
export interface ListChange {
  /** The same over all attempts. */
  readonly id: string;
  readonly email: string;
  readonly status: DeliveryStatus;
  readonly changedAt: Date;
  readonly list: ConnectedList;
}

/** Address and credentials of an owner's service; which ones depends on the service. */
export interface ListTarget {
  readonly url?: string;
  readonly audienceId?: string;
  readonly apiKey?: string;
  /** Signing secrets that are valid now, the current one first. */
  readonly secrets: readonly string[];
}

/** `again`: another attempt may succeed, after `pauseMs` at the earliest. `refused`: the owner must act before another attempt. */
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
  /** Reports a change to the service; idempotent. */
  deliver(change: ListChange, target: ListTarget, network: OutgoingNetwork): Promise<ListOutcome>;
  /** Finds out whether the service would accept changes, without subscribing anybody there. */
  test(list: ConnectedList, target: ListTarget, network: OutgoingNetwork): Promise<ListOutcome>;
}

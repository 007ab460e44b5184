import type { BrowserHost } from 'shared-types/host/host';
import type { RenderHost } from 'shared-types/host/render-host';
import type { Call } from './call';

/** A feature's way to get its records to the server. */
export interface Delivery {
  /** Sends the calls now, and keeps them until the server has them. */
  send(...calls: readonly Call[]): void;
  /**
   * Keeps what the feature still collects, as the calls it would be now, in case the page ends without a word. The next
   * `hold` or `send` of the feature takes its place, call by call: it may have more records behind those of before, and
   * none of these changed, so that whatever arrives counts once.
   */
  hold(...calls: readonly Call[]): void;
  /**
   * Has `take` called whenever the page is hidden or left, and when the feature ends, so that what it still collects is
   * sent. Not when the visitor takes the permission back. A feature has one.
   */
  beforeLeaving(take: () => void): void;
}

/** What of a host the delivery works with. */
export type DeliveryHost = Pick<BrowserHost, 'consent' | 'stop' | 'telemetry'> &
  Pick<RenderHost, 'context' | 'perRequest'>;

/** The one delivery of a page, which its features join. */
export interface PageDelivery {
  /** The delivery of one feature; it ends with `host.stop`. */
  join(host: DeliveryHost): Delivery;
}

import type { BrowserHost } from 'shared-types/host/host';
import type { RenderHost } from 'shared-types/host/render-host';
import type { Call } from './call';

/** A feature's way to get its records to the server. */
export interface Delivery {
  /** Sends the call now, and keeps it until the server has it. */
  send(call: Call): void;
  /**
   * Has `take` called whenever the page is hidden or left, and when the feature ends, so that what it still collects is
   * sent. Nothing is called after the end.
   */
  beforeLeaving(take: () => void): void;
}

/** What of a host the delivery works with. */
export type DeliveryHost = Pick<BrowserHost, 'consent' | 'stop'> & Pick<RenderHost, 'context' | 'perRequest'>;

/** The one delivery of a page, which its features join. */
export interface PageDelivery {
  /** The delivery of one feature; it ends with `host.stop`. */
  join(host: DeliveryHost): Delivery;
}

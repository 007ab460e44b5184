import type { BrowserHost } from 'shared-types/host/host';
import type { RenderHost } from 'shared-types/host/render-host';
import type { Call } from './call';

export interface Delivery {
  send(...calls: readonly Call[]): void;
  /**
   * Stores the calls that the collected records would make now, in case the page ends without an event. The next `hold`
   * or `send` replaces them under the same keys; it may append records, not change them.
   */
  hold(...calls: readonly Call[]): void;
  /**
   * Has `take` called to send what is collected, when the page is hidden or left or the feature ends, but not when
   * consent is withdrawn. Each feature has one.
   */
  beforeLeaving(take: () => void): void;
}

export type DeliveryHost = Pick<BrowserHost, 'consent' | 'stop' | 'telemetry'> &
  Pick<RenderHost, 'context' | 'perRequest'>;

export interface PageDelivery {
  join(host: DeliveryHost): Delivery;
}

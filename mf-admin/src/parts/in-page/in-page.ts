import type { BrowserHost, Host } from 'shared-types/host/host';
import type { RenderHost } from 'shared-types/host/render-host';
import type { Messages } from 'shared-types/host/text';

/** The host of a hydrating view: a render host on the server, a full host in the page. */
export type LiveHost<S extends Messages> = RenderHost<S> & Partial<BrowserHost>;

/** True in the page, where effects may start. */
export function isInPage<S extends Messages>(host: LiveHost<S>): host is Host<S> {
  return host.bus !== undefined && host.request !== undefined;
}

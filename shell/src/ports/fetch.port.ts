import { takeEarlyReply } from '../host/request/early-calls';

export type FetchPort = typeof globalThis.fetch;

/**
 * The browser's `fetch`, which returns replies of early calls instead of repeating them; undefined if the browser has none.
 */
export function createFetchPort(view: Window & typeof globalThis): FetchPort | undefined {
  if (!view.fetch) return undefined;
  return (address, init = {}) => takeEarlyReply(view, init) ?? view.fetch(address, init);
}

import { takeEarlyReply } from '../host/request/early-calls';

/** The browser's way to a server. */
export type FetchPort = typeof globalThis.fetch;

/** The browser's `fetch`, which makes no call again that was made before the shell was here; nothing where there is none. */
export function createFetchPort(view: Window & typeof globalThis): FetchPort | undefined {
  if (!view.fetch) return undefined;
  return (address, init = {}) => takeEarlyReply(view, init) ?? view.fetch(address, init);
}

import type { Host } from 'shared-types/host/host';
import { LOCAL_STORAGE } from 'shared-types/site/cookie';

/** Deletes the flags of this browser. Its ids are cookies, which the server deletes with every response. */
export function forgetFlags({ storage }: Pick<Host, 'storage'>): void {
  for (const key of [LOCAL_STORAGE.hasLanded, LOCAL_STORAGE.isFirstSession]) void storage.remove(key);
}

import type { Host } from 'shared-types/host/host';
import { COOKIE, LOCAL_STORAGE } from 'shared-types/site/cookie';

/** Forgets who this browser is. */
export function forgetIdentity({ storage }: Pick<Host, 'storage'>): void {
  for (const name of [COOKIE.analyticsId, COOKIE.machineId, COOKIE.analyticsSession])
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  for (const key of [LOCAL_STORAGE.hasLanded, LOCAL_STORAGE.isFirstSession]) void storage.remove(key);
}

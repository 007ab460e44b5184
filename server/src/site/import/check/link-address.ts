import { isSafeLink } from './check-values';

const UNWRITABLE = /[\s\\]/;
const WEB = /^https?:/i;

/**
 * True for addresses on this site, full web addresses, `mailto:` and `tel:`. Refuses scripts, paths that lead to other
 * sites, and user names, which disguise the host.
 */
export function isLinkAddress(address: string): boolean {
  if (!isSafeLink(address) || UNWRITABLE.test(address)) return false;
  if (!WEB.test(address)) return true;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && url.username === '' && url.password === '' && /^https?:\/\//i.test(address);
}

import { isSafeLink } from '../../site/import/check/check-values';

const UNWRITABLE = /[\s\\]/;
const WEB = /^https?:/i;

/**
 * True for what a link of header or footer may lead to: a place on this site, another site by its whole address, or a way to
 * write or call. Nothing that runs a script; nothing that reads like a path and leaves the site; and no name before an `@`,
 * which makes an address look like another site's.
 */
export function isLinkAddress(address: string): boolean {
  if (!isSafeLink(address) || UNWRITABLE.test(address)) return false;
  if (!WEB.test(address)) return true;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && url.username === '' && url.password === '' && /^https?:\/\//i.test(address);
}

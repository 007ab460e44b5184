import { sameSitePath } from '../../platform/http/same-site-path';

/** Where an owner may send visitors whose form has arrived: a path of the site or an `https:` address; else `undefined`. */
export function successAddress(written: unknown): string | undefined {
  const path = sameSitePath(written);
  if (path !== undefined || typeof written !== 'string' || !URL.canParse(written)) return path;
  const { protocol, username, password, href } = new URL(written);
  return protocol === 'https:' && username === '' && password === '' ? href : undefined;
}

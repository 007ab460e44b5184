import { sealedValue } from '../../../server/src/platform/http/cookie/site-cookies';
import type { TestServer } from './test-server';

/** The value a server sets a cookie to over http; `value` is percent-encoded where it has to be. */
export function sealedCookie(
  { cookieSeal }: Pick<TestServer['app'], 'cookieSeal'>,
  { host, name, value }: Parameters<typeof sealedValue>[1],
): string {
  // What is sealed is the value before it is encoded.
  const plain = decodeURIComponent(value);
  return value + sealedValue(cookieSeal, { host, name, value: plain }).slice(plain.length);
}

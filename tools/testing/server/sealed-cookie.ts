import { sealedValue } from '../../../server/src/platform/http/cookie/site-cookies';
import type { TestServer } from './test-server';

/** The value of a cookie set over http; `value` is percent-encoded if needed. */
export function sealedCookie(
  { cookieSeal }: Pick<TestServer['app'], 'cookieSeal'>,
  { host, name, value }: Parameters<typeof sealedValue>[1],
): string {
  // The seal covers the decoded value.
  const plain = decodeURIComponent(value);
  return value + sealedValue(cookieSeal, { host, name, value: plain }).slice(plain.length);
}

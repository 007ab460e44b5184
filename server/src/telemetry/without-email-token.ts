import { withoutQuery } from './without-query';

/** In the admin area, and where members see to their passwords, what follows the path may be the token of a letter's link. */
const PRIVATE_PATH = /\/\/[^/]*\/(?:config|(?:[^/]+\/)?site-users)\//;

/** An address without what may open an account: who reads reports is not whom the letter was for. */
export function withoutEmailToken(address: string): string {
  // In two steps, each of one pass: one pattern for both would take the square of a long address.
  const path = withoutQuery(address);
  return PRIVATE_PATH.test(path) ? path : address;
}

import { withoutQuery } from './without-query';

/** Addresses in the admin area and of password pages, whose query may hold the token of an emailed link. */
const PRIVATE_PATH = /\/\/[^/]*\/(?:config|(?:[^/]+\/)?site-users)\//;

/** An address without tokens that open an account, which readers of reports must not see. */
export function withoutEmailToken(address: string): string {
  // Two linear steps: a single pattern would take quadratic time for long addresses.
  const path = withoutQuery(address);
  return PRIVATE_PATH.test(path) ? path : address;
}

import { tidiedPath } from '../../site/import/check/pages/redirect-problem';
import { isOldPath, isTarget } from '../../site/import/schema/redirect.schema';

/** A redirect's addresses as somebody typed or pasted them. */
export interface TypedAddresses {
  readonly from: string;
  readonly to: string;
}

/** Addresses as they are stored; undefined for an address that cannot be one. */
export interface ReadAddressesOfRedirect {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Reads addresses of a site; its own host names before paths are left out. */
export function readTypedRedirect({ from, to }: TypedAddresses, hosts: readonly string[]): ReadAddressesOfRedirect {
  const oldPath = withoutHost(from.trim(), hosts);
  const tidied = oldPath.endsWith('/*') ? `${tidiedPath(oldPath.slice(0, -1))}/*` : tidiedPath(oldPath);
  const target = withoutHost(to.trim(), hosts);
  return {
    from: oldPath.startsWith('/') && isOldPath(tidied) ? tidied : undefined,
    to: isTarget(target) ? target : undefined,
  };
}

function withoutHost(address: string, hosts: readonly string[]): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
  const { hostname, pathname, search, hash } = new URL(address);
  return hosts.includes(hostname) ? pathname + search + hash : address;
}

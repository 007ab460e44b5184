import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that no other server on the internet can be reached in (IANA special-purpose address registries). */
const V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Inside of the global unicast addresses: documentation, and tunnels that may end anywhere. */
const V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const SPECIAL = new BlockList();
for (const [network, prefix] of V4) SPECIAL.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of V6) SPECIAL.addSubnet(network, prefix, 'ipv6');
const GLOBAL_UNICAST = new BlockList();
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6');

/** True for an IP address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !SPECIAL.check(address, 'ipv4');
  return family === 6 && GLOBAL_UNICAST.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/** Finds all addresses of a name, as `lookup` of `node:dns` does. */
export type FindAddresses = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Creates a `lookup` for connections that only go to the public internet. The address that was checked is the one connected to,
 * so a name cannot change its address in between. It is not called for hosts that are IP addresses: check those first.
 */
export function createPublicLookup(find: FindAddresses): LookupFunction {
  return (host, options, callback) =>
    find(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return callback(
          Object.assign(new Error(`${host} is not on the public internet.`), { code: 'EPRIVATE' }),
          '',
          0,
        );
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
}

export const lookupPublic = createPublicLookup(lookup);

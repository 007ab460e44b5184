import { isIP } from 'node:net';

const GROUPS = 8;
/** Whoever has one IPv6 address usually has its whole /64 network, and could use every address in it. */
const GROUPS_OF_A_NETWORK = 4;
/** IPv6 prefixes of IPv4 addresses: dual-stack sockets (RFC 4291, 2.5.5.2) and NAT64 (RFC 6052, 2.1). */
const CARRIERS = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);
const ZONE = '%';
const DOTTED_END = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/** An IPv4 address, or the /64 network of an IPv6 address: `2001:db8:0:7`. Other texts are returned unchanged. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [withoutZone = ''] = address.split(ZONE, 1);
  const [head = '', tail] = withoutZone.replace(DOTTED_END, asGroups).split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => 0);
  const all = [...first, ...zeros, ...last];
  if (CARRIERS.has(written(all.slice(0, -2)))) return all.slice(-2).flatMap(bytesOf).join('.');
  return written(all.slice(0, GROUPS_OF_A_NETWORK));
}

function asGroups(_dotted: string, ...[a, b, c, d]: string[]): string {
  return written([Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)]);
}

function groupsOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

function bytesOf(group: number): number[] {
  return [group >> 8, group & 0xff];
}

function written(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(':');
}

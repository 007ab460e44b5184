import { isIP } from 'node:net';

const GROUPS = 8;
/** Anyone who has one address of version 6 has at least the network it is in, and could use each of its addresses once. */
const GROUPS_OF_A_NETWORK = 4;
/**
 * What an address of version 4 begins with where one of version 6 carries it: on a socket that takes both (RFC 4291, section
 * 2.5.5.2), and behind a translator (RFC 6052, section 2.1).
 */
const CARRIERS = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);
const ZONE = '%';
const DOTTED_END = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/** The address, or of one of version 6 the network it is in: `2001:db8:0:7`. What is no address is given back as it is. */
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

import fc from 'fast-check';
import { networkOf } from './network-of';

const group = fc.nat(0xffff);
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
const written = (all: readonly number[], isPadded = false) =>
  all.map((one) => one.toString(16).padStart(isPadded ? 4 : 1, '0')).join(':');
/** Networks that do not embed an IPv4 address. */
const network = groups(4).filter(([first, second]) => (first ?? 0) > 0 && !(first === 0x64 && second === 0xff9b));

test('all addresses of an IPv6 network count as one, and two networks as two, in any spelling', () => {
  fc.assert(
    fc.property(network, network, groups(4), groups(4), (one, other, host, guest) => {
      const name = networkOf(written([...one, ...host]));
      expect(networkOf(written([...one, ...guest], true).toUpperCase())).toBe(name);
      expect(networkOf(`${written(one)}::`)).toBe(name);
      expect(networkOf(new URL(`http://[${written([...one, ...host])}]`).hostname.slice(1, -1))).toBe(name);
      expect(networkOf(written([...other, ...host])) === name).toBe(written(one) === written(other));
    }),
  );
});

test('an IPv4 address counts by itself, also when embedded in an IPv6 address', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
      const tail = written([a * 256 + b, c * 256 + d]);
      for (const same of [`::ffff:${address}`, `::FFFF:${tail}`, `0:0:0:0:0:ffff:${tail}`, `64:ff9b::${address}`])
        expect(networkOf(same)).toBe(address);
      expect(networkOf(address)).toBe(address);
    }),
  );
});

test.each([
  ['2001:0DB8:0000:0007::9', '2001:db8:0:7'],
  ['2001:db8:0:7::', '2001:db8:0:7'],
  ['2001:db8:0:7:1:2:192.0.2.1', '2001:db8:0:7'],
  ['fe80::1%eth0.100', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is in %s', (address, name) => {
  expect(networkOf(address)).toBe(name);
});

test('a text that is not an address counts as written', () => {
  expect(['', 'unknown', '192.0.2.1:443', '1:2'].map(networkOf)).toEqual(['', 'unknown', '192.0.2.1:443', '1:2']);
});

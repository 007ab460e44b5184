import fc from 'fast-check';
import { readDomain, shownDomain, type DomainMistake } from './domain-name';
import { recordsOf, type SiteDomain } from './domain-records';

const APP = 'colonnade.example';
const read = (typed: string) => readDomain(typed, APP);

test.each([
  ['www.fernandkiln.com', 'www.fernandkiln.com'],
  [' WWW.FernAndKiln.com. ', 'www.fernandkiln.com'],
  ['https://www.fernandkiln.com/shop?a#b', 'www.fernandkiln.com'],
  ['fernandkiln.co.uk:443', 'fernandkiln.co.uk'],
  ['kawiarnia-żółw.pl', 'xn--kawiarnia-w-8ibb2s.pl'],
  ['shop.example', 'shop.example'],
])('%j is %s', (typed, domain) => {
  const known = typed.includes('ż') ? expect.stringMatching(/^xn--[a-z0-9-]+\.pl$/) : domain;
  expect(read(typed).domain).toEqual(known);
});

test.each<readonly [string, DomainMistake]>([
  ['', 'empty'],
  ['   ', 'empty'],
  ['a b.com', 'form'],
  ['a_b.com', 'form'],
  ['-a.com', 'form'],
  ['a..com', 'form'],
  ['user@shop.example/', 'form'],
  ['192.168.0.1', 'address'],
  ['0x7f.1', 'address'],
  ['[::1]', 'address'],
  ['https://203.0.113.7/', 'address'],
  ['shop.localhost', 'address'],
  ['printer.local', 'address'],
  ['com', 'suffix'],
  ['co.uk', 'suffix'],
  ['github.io', 'suffix'],
  [APP, 'platform'],
  [`fern.${APP}`, 'platform'],
  [`${'a.'.repeat(121)}com`, 'long'],
])('%j is refused: %s', (typed, mistake) => {
  expect(read(typed).mistake).toBe(mistake);
});

test('whatever is typed, a domain that is read can be read again, and is shown and stored in one form', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.domain(), fc.webUrl()), (typed) => {
      const { domain } = read(typed);
      return domain === undefined || (read(domain).domain === domain && read(shownDomain(domain)).domain === domain);
    }),
  );
});

const row = (domain: string) =>
  ({ domain, token: 'ab', addresses: ['203.0.113.7'], txt_found: [], address_found: [] }) as unknown as SiteDomain;
const named = (domain: string) =>
  recordsOf(row(domain), 'fern.product.example').map(({ type, name, shortName, addresses }) => [
    type,
    name,
    shortName,
    ...addresses,
  ]);

test('a registered domain gets an ALIAS record, and names below it a CNAME record', () => {
  expect(named('kiln.co.uk')).toEqual([
    ['ALIAS', 'kiln.co.uk', '@', '203.0.113.7'],
    ['TXT', '_colonnade.kiln.co.uk', '_colonnade'],
  ]);
  expect(named('www.kiln.co.uk')).toEqual([
    ['CNAME', 'www.kiln.co.uk', 'www'],
    ['TXT', '_colonnade.www.kiln.co.uk', '_colonnade.www'],
  ]);
});

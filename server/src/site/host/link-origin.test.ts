import { linkOrigin } from './link-origin';

const site = { hosts: ['shop.example', 'www.shop.example'] };
const originOf = (protocol: string, host: string, localPort?: number) =>
  linkOrigin(site, { protocol: protocol as 'http', host, socket: localPort === undefined ? {} : { localPort } });

test.each([
  ['http', 'shop.example', 80, 'http://shop.example'],
  ['http', 'localhost:4000', 4000, 'http://shop.example:4000'],
  ['http', '[::1]:4000', 4000, 'http://shop.example:4000'],
  // Behind a proxy: the port of this server is not the site's.
  ['https', 'www.shop.example', 4000, 'https://shop.example'],
])('%s %s, listening on %d: %s', (protocol, host, localPort, origin) => {
  expect(originOf(protocol, host, localPort)).toBe(origin);
});

test.each([
  'evil.example',
  'evil.example:4000',
  'shop.example:6666',
  'shop.example:80@evil.example',
  'evil.example/:4000',
  '',
  'undefined',
])('no part of a forged host enters it: %s', (host) => {
  for (const localPort of [80, 4000, undefined])
    expect(['http://shop.example', 'http://shop.example:4000']).toContain(originOf('http', host, localPort));
});

test('an invalid scheme becomes http', () => {
  expect(originOf('javascript', 'shop.example')).toBe('http://shop.example');
});

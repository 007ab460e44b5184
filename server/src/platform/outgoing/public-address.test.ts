import fc from 'fast-check';
import { createPublicLookup, isPublicAddress } from './public-address';

test.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['0.0.0.0', '10.1.2.3', '127.0.0.1', '127.255.0.9', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.0.1', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:8.8.8.8'],
  ...[
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
  ],
  ...['', 'localhost', '1.2.3', '0x7f.1', '2130706433'],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test('no address of a private network is public, whatever its other bits', () => {
  const byte = fc.nat(255);
  fc.assert(fc.property(byte, byte, byte, (a, b, c) => !isPublicAddress(`10.${a}.${b}.${c}`)));
  fc.assert(fc.property(fc.ipV6(), (address) => /^[23]/.test(address) || !isPublicAddress(address)));
});

test('a name is looked up once, and refused if any of its addresses is private', () => {
  const outcomes = (...found: string[]) =>
    [true, false].map((all) => {
      const answers: unknown[] = [];
      const find = createPublicLookup((host, _, callback) => {
        answers.push(host);
        callback(
          null,
          found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      });
      find('hooks.example', { all }, (error, address) => answers.push(error?.code ?? address));
      return answers;
    });
  expect(outcomes('8.8.8.8', '2606:4700::1111')).toEqual([
    [
      'hooks.example',
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1111', family: 6 },
      ],
    ],
    ['hooks.example', '8.8.8.8'],
  ]);
  for (const found of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['8.8.8.8', '::1'], []])
    expect(outcomes(...found)).toEqual(Array.from({ length: 2 }, () => ['hooks.example', 'EPRIVATE']));
});

import { readDnsServers } from './read-dns-servers';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['9.9.9.9', ['9.9.9.9']],
  [' 9.9.9.9 , 127.0.0.1:5353', ['9.9.9.9', '127.0.0.1:5353']],
  ['2620:fe::fe,[2620:fe::fe],[2620:fe::fe]:53', ['2620:fe::fe', '[2620:fe::fe]', '[2620:fe::fe]:53']],
])('%j is read as %j', (text, servers) => {
  expect(readDnsServers({ DNS_SERVERS: text }).dnsServers).toEqual(servers);
});

test.each(['dns.example', '9.9.9', '9.9.9.9:0', '9.9.9.9:70000', '[9.9.9.9]', ',', '9.9.9.9;1.1.1.1'])(
  '%j is refused by name',
  (text) => {
    expect(() => readDnsServers({ DNS_SERVERS: text })).toThrow(`DNS_SERVERS is "${text}"`);
  },
);

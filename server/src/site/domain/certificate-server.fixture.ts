import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import type { OutgoingNetwork } from '../../platform/outgoing/send-request';

/** Of `kiln.example` and names below it, for tests alone. Made by `openssl req -x509` and, with its days in the past, `openssl ca`. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQggp+scJJrALeVUW6C
yWjk2JYWkVmsqdz10hEwwTlFBbyhRANCAASROWfy06hIJCUfzaFl++bO56W7yjrk
EC/aYiFvLW1YNUGNHLRBRWUQaGw0yz0/Wi3SgWTwq2y72Eexfx6EAABN
-----END PRIVATE KEY-----`;
const CERTIFICATES = {
  valid: `-----BEGIN CERTIFICATE-----
MIIBeTCCASCgAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxraWxuLmV4
YW1wbGUwIBcNMjUwMTAxMDAwMDAwWhgPMjEyNTAyMDEwMDAwMDBaMBcxFTATBgNV
BAMMDGtpbG4uZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJE5Z/LT
qEgkJR/NoWX75s7npbvKOuQQL9piIW8tbVg1QY0ctEFFZRBobDTLPT9aLdKBZPCr
bLvYR7F/HoQAAE2jWzBZMCcGA1UdEQQgMB6CDGtpbG4uZXhhbXBsZYIOKi5raWxu
LmV4YW1wbGUwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUM/10DiYvj2W0pPAd
zdMEr0qVYQEwCgYIKoZIzj0EAwIDRwAwRAIgTyh+IqBMlTwZ49iI4vxsIkVuImMA
JmTxfSNLRif3UdsCIF12MTC1//GOYKq0f+V3iK6PSkCs3rtfKwrLRXphD4RV
-----END CERTIFICATE-----`,
  expired: `-----BEGIN CERTIFICATE-----
MIIBdzCCAR6gAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxraWxuLmV4
YW1wbGUwHhcNMjUwMTAxMDAwMDAwWhcNMjUwMjAxMDAwMDAwWjAXMRUwEwYDVQQD
DAxraWxuLmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASROWfy06hI
JCUfzaFl++bO56W7yjrkEC/aYiFvLW1YNUGNHLRBRWUQaGw0yz0/Wi3SgWTwq2y7
2Eexfx6EAABNo1swWTAnBgNVHREEIDAeggxraWxuLmV4YW1wbGWCDioua2lsbi5l
eGFtcGxlMA8GA1UdEwEB/wQFMAMBAf8wHQYDVR0OBBYEFDP9dA4mL49ltKTwHc3T
BK9KlWEBMAoGCCqGSM49BAMCA0cAMEQCIA8CN5X3jeyD66uX/4oLt6qJ2UXEqinJ
eVfBPTi1MXepAiBp7Kxd7EN+oNFxSHXJwppzWK3mbfHJHwlYuEqEyZhJ9w==
-----END CERTIFICATE-----`,
} as const;

/** What a proxy in front of the server does with the certificate of a domain. */
export interface CertificateServer {
  readonly port: number;
  /** Names lead to it alone, and its certificates are trusted. */
  readonly network: OutgoingNetwork;
  /** `none`: it ends every connection. */
  show(what: keyof typeof CERTIFICATES | 'none'): void;
  close(): Promise<void>;
}

export async function openCertificateServer(): Promise<CertificateServer> {
  let shown: keyof typeof CERTIFICATES | 'none' = 'none';
  const server = createServer({ key: KEY, cert: CERTIFICATES.valid }, (socket) => socket.on('error', () => undefined));
  server.on('tlsClientError', () => undefined);
  server.on('connection', (socket) => {
    if (shown === 'none') socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    network: {
      lookup: (_host, options, callback) =>
        options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
      ca: Object.values(CERTIFICATES).join('\n'),
      longestMs: 60_000,
    },
    show: (what) => {
      shown = what;
      if (what !== 'none') server.setSecureContext({ key: KEY, cert: CERTIFICATES[what] });
    },
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

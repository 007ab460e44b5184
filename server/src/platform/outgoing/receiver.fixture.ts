import { createServer } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import type { OutgoingNetwork } from './send-request';

/** Of `receiver.example`, for tests alone. Made by `openssl req -x509 -newkey ec -days 36500 -addext subjectAltName=…`. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgiSDx/7lXLmXM3opI
RgiOyLp9pVDUxAWgYunU7hANmH6hRANCAASByJbvs/sKClJicRbjgyGiqorkKg3/
wwQnlRjJDb1EqoJLkxUuQQsuW6UIVvIrpcaXTRTsw7SlCkPEJy6CayNE
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBqjCCAVCgAwIBAgIUakjt8wJy2/3Lf9DRn+kLGkcwo5AwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcmVjZWl2ZXIuZXhhbXBsZTAgFw0yNjExMjkwOTExMjRaGA8y
MTI2MTEwNTA5MTEyNFowGzEZMBcGA1UEAwwQcmVjZWl2ZXIuZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABIHIlu+z+woKUmJxFuODIaKqiuQqDf/DBCeV
GMkNvUSqgkuTFS5BCy5bpQhW8iulxpdNFOzDtKUKQ8QnLoJrI0SjcDBuMB0GA1Ud
DgQWBBTjQ/eADzUniNL/C67p0ZPSnKx2FjAfBgNVHSMEGDAWgBTjQ/eADzUniNL/
C67p0ZPSnKx2FjAPBgNVHRMBAf8EBTADAQH/MBsGA1UdEQQUMBKCEHJlY2VpdmVy
LmV4YW1wbGUwCgYIKoZIzj0EAwIDSAAwRQIgIo30vOy90xfTWxOXyI5bNvbgMndG
+qyraVCclaazH+cCIQDpOGKPzF9gcv7YaLkVY8HejOCLbbmQON1IZLOI2DCJJg==
-----END CERTIFICATE-----`;

export interface ReceivedMessage {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Answer = (response: ServerResponse, message: ReceivedMessage) => void;

/** A server of somebody else's that takes messages. */
export interface Receiver {
  readonly url: string;
  readonly network: OutgoingNetwork;
  readonly messages: readonly ReceivedMessage[];
  /** How it answers from now on; with 204 by default. */
  answerWith(answer: Answer): void;
  /** Forgets what it has received. */
  clear(): void;
  close(): Promise<void>;
}

export const statusOf =
  (status: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end();

const toThisMachine: LookupFunction = (_host, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);

/** The only way to a receiver: names lead to this machine, and its certificate is trusted. */
export const RECEIVER_NETWORK: OutgoingNetwork = { lookup: toThisMachine, ca: CERTIFICATE, longestMs: 60_000 };

export async function openReceiver(): Promise<Receiver> {
  const messages: ReceivedMessage[] = [];
  let answer: Answer = statusOf(204);
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url: path = '', headers } = request;
    const message = { method, path, headers, body: Buffer.concat(chunks).toString() };
    messages.push(message);
    answer(response, message);
  };
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => void take(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://receiver.example:${port}/forms`,
    network: RECEIVER_NETWORK,
    messages,
    answerWith: (next) => {
      answer = next;
    },
    clear: () => {
      messages.length = 0;
      answer = statusOf(204);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

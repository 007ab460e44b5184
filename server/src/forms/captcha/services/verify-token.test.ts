import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { spec } from '../../../../../tools/testing/spec';
import { CAPTCHA_SERVICES } from './captcha-services';
import { verifyToken } from './verify-token';

const SENT = { secret: 'our-secret', token: 'a-token', host: 'shop.example' };
const COMPLETE = { success: true, challenge_ts: '2026-11-29T01:00:00Z', hostname: 'shop.example' };

interface Answer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}
let answer: Answer;
let requests: { readonly method: string | undefined; readonly type: string | undefined; readonly body: string }[];
let service: Server;
let verifyUrl: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      requests.push({ method: request.method, type: request.headers['content-type'], body });
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  verifyUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`;
});
beforeEach(() => void (requests = []));
afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const ask = (next: Answer) => {
  answer = next;
  return verifyToken({ title: 'A service', verifyUrl }, SENT);
};

spec('CAPT-01', 'a token is checked as all three services document it', async () => {
  expect(await ask({ body: COMPLETE })).toEqual({ kind: 'complete' });
  expect(requests).toEqual([
    {
      method: 'POST',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      body: 'secret=our-secret&response=a-token',
    },
  ]);
});

test.each([
  ['a wrong token', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['a token that was used or is too old', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['a token that hCaptcha has seen', { success: false, 'error-codes': ['already-seen-response'] }],
  ['a refusal without a code', { success: false }],
  ['a token of another site', { ...COMPLETE, hostname: 'other.example' }],
])('%s does not complete a captcha', async (_, body) => {
  expect(await ask({ body })).toEqual({ kind: 'incomplete' });
  expect(await ask({ body, status: 400 })).toEqual({ kind: 'incomplete' });
});

test('a service that fails or refuses us is a failure, and its reason names no secret', async () => {
  const failures: Answer[] = [
    { body: { success: false, 'error-codes': ['invalid-input-secret'] } },
    { body: { success: false, 'error-codes': ['invalid-input-response', 'internal-error'] } },
    { status: 502, body: '<html>' },
    { body: { ok: true } },
    { status: 302, body: '', headers: { location: 'http://other.example/' } },
  ];
  for (const failure of failures) {
    const outcome = await ask(failure);
    expect(outcome.kind).toBe('failed');
    expect(JSON.stringify(outcome)).not.toContain('our-secret');
  }
  const gone = { title: 'A service', verifyUrl: 'http://127.0.0.1:1/siteverify' };
  expect(await verifyToken(gone, SENT)).toEqual({
    kind: 'failed',
    reason: expect.stringMatching(/^A service could not be asked: /),
  });
});

spec('CAPT-06', 'scripts and calls go to the services’ own addresses', () => {
  const { hcaptcha, turnstile, recaptcha } = CAPTCHA_SERVICES;
  expect([hcaptcha.script('pl'), turnstile.script('pl'), recaptcha.script('pl')]).toEqual([
    'https://js.hcaptcha.com/1/api.js?hl=pl',
    'https://challenges.cloudflare.com/turnstile/v0/api.js',
    'https://www.google.com/recaptcha/api.js?hl=pl',
  ]);
  expect([hcaptcha.verifyUrl, turnstile.verifyUrl, recaptcha.verifyUrl]).toEqual([
    'https://api.hcaptcha.com/siteverify',
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    'https://www.google.com/recaptcha/api/siteverify',
  ]);
});

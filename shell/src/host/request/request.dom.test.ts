import type { RequestOptions, RequestResult } from 'shared-types/host/request';
import { spec } from '../../../../tools/testing/spec';
import { CONFIG } from '../../config';
import { createFakePorts, type FakePorts, type FakeReply } from '../../ports/ports.fixture';
import { createWire } from '../bus/wire';
import { createRequest } from './request';
import { strings } from './request.strings';

function createBench(overrides: Partial<FakePorts> = {}, site = { identifier: 'bistro', appDomain: 'product.test' }) {
  const ports = createFakePorts(overrides);
  const wire = createWire((error) => {
    throw error;
  });
  const happened: unknown[] = [];
  wire.listen('site/login-required', (payload) => happened.push(['site/login-required', payload]));
  wire.listen('site/system-error', (payload) => happened.push(['site/system-error', payload]));
  ports.jar.set('crumb', 'old');
  const request = createRequest({
    config: CONFIG,
    ports,
    site,
    locale: 'pl',
    words: strings,
    wire,
    crumb: () => ports.jar.get('crumb') ?? '',
    renewCrumb: (crumb) => {
      ports.jar.set('crumb', crumb);
      return ports.cookies.enabled();
    },
  });
  const ask = async (reply: FakeReply, options?: RequestOptions): Promise<RequestResult<unknown>> => {
    ports.replies.push(reply);
    return request('/api/thing', options);
  };
  return { ask, happened, ports, request };
}

const sentence = async (reply: FakeReply): Promise<string> => {
  const result = await createBench().ask(reply);
  return result.ok ? '' : result.message;
};

describe('a call', () => {
  spec('NET-01', 'goes out as GET, POST, PUT or DELETE', async () => {
    const { ports, request } = createBench();
    await request('/api/thing');
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) await request('/api/thing', { method });
    expect(ports.calls.map(({ init }) => init.method)).toEqual(['GET', 'GET', 'POST', 'PUT', 'DELETE']);
  });

  test('asks for a reply in the page’s language', async () => {
    const { ports, request } = createBench();
    await request('/api/thing');
    expect(new Headers(ports.calls[0]?.init.headers).get('accept-language')).toBe('pl');
  });

  spec(
    ['NET-02', 'NET-03', 'NET-08'],
    'has the crumb of the cookie as a query parameter, beside the query it has',
    async () => {
      const { ports, request } = createBench();
      ports.jar.set('crumb', 'a b&c');
      await request('/api/thing');
      await request('/api/rest/thing?page=2', { method: 'DELETE' });
      expect(ports.calls.map(({ url }) => url)).toEqual([
        '/api/thing?crumb=a+b%26c',
        '/api/rest/thing?page=2&crumb=a+b%26c',
      ]);
    },
  );

  spec('NET-04', 'may have a JSON body', async () => {
    const { ports, request } = createBench();
    await request('/api/thing', { method: 'POST', body: { quantity: 2 } });
    await request('/api/thing', { method: 'POST' });
    const [withBody, without] = ports.calls;
    expect(withBody?.init.body).toBe('{"quantity":2}');
    expect(withBody?.init.headers).toMatchObject({ 'Content-Type': 'application/json', Accept: 'application/json' });
    expect(without?.init.body).toBeUndefined();
    expect(without?.init.headers).not.toHaveProperty('Content-Type');
  });

  test('may carry the crumb in a header too, and outlive its page', async () => {
    const { ports, request } = createBench();
    await request('/api/thing', { method: 'POST', body: [], crumbHeader: true, keepalive: true });
    await request('/api/thing');
    const [marked, plain] = ports.calls;
    expect(marked?.init).toMatchObject({ headers: { 'x-csrf-token': 'old' }, keepalive: true });
    expect(plain?.init.headers).not.toHaveProperty('x-csrf-token');
    expect(plain?.init).not.toHaveProperty('keepalive');
  });

  test('sends form data as it is, with the newest crumb in it', async () => {
    const { ports, request } = createBench();
    const form = new FormData();
    form.append('crumb', 'stale');
    await request('/api/thing', { method: 'POST', body: form });
    await request('/api/thing', { method: 'POST', body: new URLSearchParams('a=1') });
    expect(ports.calls[0]?.init.body).toBe(form);
    expect(form.get('crumb')).toBe('old');
    expect(String(ports.calls[1]?.init.body)).toBe('a=1');
    expect(ports.calls[1]?.init.headers).not.toHaveProperty('Content-Type');
  });

  spec('NET-05', 'gives the reply parsed, or raw', async () => {
    const { ask } = createBench();
    expect(await ask({ body: { a: 1 } })).toEqual({ ok: true, status: 200, body: { a: 1 } });
    expect(await ask({ body: { a: 1 } }, { format: 'json' })).toEqual({ ok: true, status: 200, body: { a: 1 } });
    expect(await ask({ body: '{"a":1}' }, { format: 'raw' })).toEqual({ ok: true, status: 200, body: '{"a":1}' });
    expect(await ask({ body: 'no json' }, { format: 'raw' })).toEqual({ ok: true, status: 200, body: 'no json' });
    expect(await ask({ status: 204, body: '' })).toEqual({ ok: true, status: 204, body: undefined });
  });

  spec('NET-07', 'that is queued waits for the queued calls before it, and for no others', async () => {
    const { ports, request } = createBench();
    let answer = (_: FakeReply): void => undefined;
    ports.replies.push(new Promise<FakeReply>((resolve) => (answer = resolve)), {}, { status: 503 }, {});
    const first = request('/api/1', { queued: true });
    const second = request('/api/2', { queued: true });
    const third = request('/api/3', { queued: true });
    await Promise.resolve();
    await request('/api/now');
    const asked = () => ports.calls.map(({ url }) => url.split('?')[0]);
    expect(asked()).toEqual(['/api/1', '/api/now']);
    answer({});
    expect((await first).ok).toBe(true);
    expect((await second).ok).toBe(false);
    expect((await third).ok).toBe(true);
    expect(asked()).toEqual(['/api/1', '/api/now', '/api/2', '/api/3']);
  });

  spec('NET-09', 'that is secure goes from a custom host to the site’s own domain, with credentials', async () => {
    const custom = { address: { current: () => new URL('http://www.bistro.test/menu'), go: () => undefined } };
    const { ports, request } = createBench(custom);
    await request('/api/pay', { secure: true });
    await request('/api/pay');
    expect(ports.calls[0]).toMatchObject({
      url: 'https://bistro.product.test/api/pay?crumb=old',
      init: { credentials: 'include' },
    });
    expect(ports.calls[1]).toMatchObject({ url: '/api/pay?crumb=old', init: { credentials: 'same-origin' } });
  });

  spec('NET-09', 'that is secure keeps its address on the product host', async () => {
    for (const host of [
      'https://bistro.product.test/',
      'https://product.test:8443/',
      'https://bistro.product.test:8443/',
    ]) {
      const { ports, request } = createBench({ address: { current: () => new URL(host), go: () => undefined } });
      await request('/api/pay', { secure: true });
      expect(ports.calls[0]?.url).toBe('/api/pay?crumb=old');
    }
    const { ports, request } = createBench({
      address: { current: () => new URL('https://evilproduct.test/'), go: () => undefined },
    });
    await request('/api/pay', { secure: true });
    expect(ports.calls[0]?.url).toMatch(/^https:\/\/bistro\.product\.test/);
  });
});

describe('a failing call', () => {
  spec('NET-10', 'a reply with an error field is a failure, whatever its status', async () => {
    expect(await createBench().ask({ body: { error: 'Sold out', code: 'commerce/line-sold-out' } })).toEqual({
      ok: false,
      status: 200,
      message: 'Sold out',
      code: 'commerce/line-sold-out',
      failure: { error: 'Sold out', code: 'commerce/line-sold-out' },
    });
  });

  spec('NET-11', 'passes on a body with error, message or billingErrorCode at 400, 401, 500 and 502', async () => {
    for (const status of [400, 401, 500, 502]) {
      for (const body of [
        { error: 'Ours' },
        { message: 'Ours' },
        { error: 'Ours', code: 'x/y', data: { errors: { email: 'Wrong' } } },
      ]) {
        const result = await createBench().ask({ status, body });
        expect(result).toMatchObject({ ok: false, status, message: 'Ours', failure: { ...body, error: 'Ours' } });
      }
      const billing = await createBench().ask({ status, body: { billingErrorCode: 'CARD' } });
      expect(billing).toMatchObject({ ok: false, failure: { billingErrorCode: 'CARD' } });
    }
  });

  spec('NET-12', 'without a reply says that it cannot connect', async () => {
    expect(await createBench().ask({ fails: true })).toEqual({
      ok: false,
      status: 0,
      code: 'site/unreachable',
      message: 'Unable to connect…',
    });
  });

  spec('NET-13', 'says "Unauthorized request" at 401 and 403', async () => {
    expect(await sentence({ status: 401 })).toBe('Unauthorized request');
    expect(await sentence({ status: 403, body: 'Forbidden' })).toBe('Unauthorized request');
  });

  spec('NET-14', 'has the specification’s sentence at 500 and 501', async () => {
    expect(await sentence({ status: 500 })).toBe('Internal server error. Please try again later.');
    expect(await sentence({ status: 501 })).toBe('Internal server error. Please try again later.');
  });

  spec('NET-15', 'has the specification’s sentence at 503', async () => {
    expect(await sentence({ status: 503 })).toBe('This service is temporarily unavailable. Please try again later.');
  });

  spec('NET-16', 'uses the fixed sentences only where no body is passed on', async () => {
    expect(await sentence({ status: 500, body: { error: 'Ours' } })).toBe('Ours');
    expect(await sentence({ status: 500, body: { other: 'Ours' } })).toBe(
      'Internal server error. Please try again later.',
    );
    expect(await sentence({ status: 500, body: '<html>' })).toBe('Internal server error. Please try again later.');
    expect(await sentence({ status: 403, body: { error: 'Ours' } })).toBe('Unauthorized request');
  });

  spec(['NET-06', 'NET-17'], 'is tried again after 200 ms, until the count is used up', async () => {
    jest.useFakeTimers();
    const { ports, request } = createBench();
    ports.replies.push({ status: 429 }, { status: 429 }, { status: 429 });
    const result = request('/api/thing', { retries: 2 });
    await jest.advanceTimersByTimeAsync(199);
    expect(ports.calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(ports.calls).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(200);
    expect(ports.calls).toHaveLength(3);
    expect(await result).toMatchObject({ ok: false, status: 429 });
    jest.useRealTimers();
  });

  spec('NET-17', 'gives the reply of the attempt that works', async () => {
    const { ports, request } = createBench();
    ports.replies.push({ status: 504 }, { body: { a: 1 } });
    expect(await request('/api/thing', { retries: 5 })).toEqual({ ok: true, status: 200, body: { a: 1 } });
    expect(ports.calls).toHaveLength(2);
  });

  spec('NET-18', 'is not tried again without a count, nor at a status of the list', async () => {
    const { ports, request } = createBench();
    ports.replies.push({ status: 429 });
    await request('/api/thing');
    expect(ports.calls).toHaveLength(1);
    for (const status of [401, 403, 500, 501, 503]) {
      ports.replies.push({ status });
      await request('/api/thing', { retries: 3 });
    }
    ports.replies.push({ status: 400, body: { error: 'No' } });
    await request('/api/thing', { retries: 3 });
    expect(ports.calls).toHaveLength(7);
  });

  spec('NET-19', 'at another status has the reply’s own sentence, else a general one', async () => {
    expect(await sentence({ status: 409, body: { error: 'Sold out' } })).toBe('Sold out');
    expect(await sentence({ status: 418 })).toBe('Something went wrong. Please try again.');
  });

  spec('NET-20', 'tells of a reply that is no JSON', async () => {
    const result = await createBench().ask({ body: 'no $& json' });
    expect(result).toMatchObject({ ok: false, code: 'site/unparseable' });
    expect(result.ok ? '' : result.message).toMatch(
      /^Internal Error: Unable to parse server response from \(\/api\/thing\) as JSON: .*not valid JSON/,
    );
  });

  spec('NET-21', 'fires login-required', async () => {
    const { ask, happened } = createBench();
    await ask({ status: 401, body: { error: 'Sign in', loginRequired: true } });
    expect(happened).toEqual([['site/login-required', { url: '/api/thing' }]]);
  });

  spec('NET-22', 'asks for the system error overlay at authorizationFail', async () => {
    const { ask, happened } = createBench();
    await ask({ status: 403, body: { error: 'Not yours', authorizationFail: true } });
    expect(happened).toEqual([['site/system-error', { message: 'Not yours', network: false }]]);
  });

  test('gives up after its time, and when its caller ends it', async () => {
    jest.useFakeTimers();
    const { ports, request } = createBench();
    ports.replies.push(new Promise(() => undefined), new Promise(() => undefined));
    const timed = request('/api/thing', { timeoutMs: 500 });
    const caller = new AbortController();
    const ended = request('/api/thing', { signal: caller.signal });
    caller.abort();
    await jest.advanceTimersByTimeAsync(500);
    expect(await timed).toEqual({ ok: false, status: 0, code: 'site/timed-out', message: 'Unable to connect…' });
    expect(await ended).toEqual({ ok: false, status: 0, code: 'site/aborted', message: 'Unable to connect…' });
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  test('does not wait for another attempt once it is ended', async () => {
    const { ports, request } = createBench();
    const caller = new AbortController();
    ports.replies.push({ status: 429 });
    const result = request('/api/thing', { retries: 1, signal: caller.signal });
    await new Promise((resolve) => setTimeout(resolve, 20));
    caller.abort();
    expect(await result).toMatchObject({ code: 'site/aborted' });
  });
});

describe('a refused crumb', () => {
  const refusal = { status: 403, body: { error: 'Please send it again.', crumbFail: true, crumb: 'new' } };

  spec(['NET-23', 'NET-24', 'NET-26'], 'is replaced by the reply’s, and the call made once more', async () => {
    const { ports, request } = createBench();
    const body = new URLSearchParams({ crumb: 'old' });
    ports.replies.push(refusal, { body: { a: 1 } });
    expect(await request('/api/thing', { method: 'POST', body })).toMatchObject({ ok: true, body: { a: 1 } });
    expect(ports.jar.get('crumb')).toBe('new');
    expect(ports.calls.map(({ url }) => url)).toEqual(['/api/thing?crumb=old', '/api/thing?crumb=new']);
    expect(body.get('crumb')).toBe('new');
  });

  spec('NET-24', 'is never tried a second time', async () => {
    const { ports, request } = createBench();
    ports.replies.push(refusal, { ...refusal, body: { ...refusal.body, crumb: 'newer' } });
    expect(await request('/api/thing')).toMatchObject({ ok: false, status: 403 });
    expect(ports.calls).toHaveLength(2);
    expect(ports.jar.get('crumb')).toBe('newer');
  });

  spec('NET-25', 'is not tried again where cookies are disabled', async () => {
    const cookies = { read: () => 'old', write: () => undefined, enabled: () => false };
    const { ports, request } = createBench({ cookies });
    ports.replies.push(refusal);
    expect(await request('/api/thing')).toMatchObject({ ok: false, failure: { crumbFail: true } });
    expect(ports.calls).toHaveLength(1);
  });
});

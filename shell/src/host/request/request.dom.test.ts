import { spec } from '../../../../tools/testing/spec';
import type { FakeReply } from '../../ports/ports.fixture';
import { createRequestBench } from './request.fixture';

describe('a call', () => {
  spec('NET-01', 'goes out as GET, POST, PUT or DELETE', async () => {
    const { ports, request } = createRequestBench();
    await request('/api/thing');
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) await request('/api/thing', { method });
    expect(ports.calls.map(({ init }) => init.method)).toEqual(['GET', 'GET', 'POST', 'PUT', 'DELETE']);
  });

  test('asks for a reply in the page’s language', async () => {
    const { ports, request } = createRequestBench();
    await request('/api/thing');
    expect(new Headers(ports.calls[0]?.init.headers).get('accept-language')).toBe('pl');
  });

  spec(
    ['NET-02', 'NET-03', 'NET-08'],
    'has the crumb of the cookie as a query parameter, beside the query it has',
    async () => {
      const { ports, request } = createRequestBench();
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
    const { ports, request } = createRequestBench();
    await request('/api/thing', { method: 'POST', body: { quantity: 2 } });
    await request('/api/thing', { method: 'POST' });
    const [withBody, without] = ports.calls;
    expect(withBody?.init.body).toBe('{"quantity":2}');
    expect(withBody?.init.headers).toMatchObject({ 'Content-Type': 'application/json', Accept: 'application/json' });
    expect(without?.init.body).toBeUndefined();
    expect(without?.init.headers).not.toHaveProperty('Content-Type');
  });

  test('may carry the crumb in a header too, and outlive its page', async () => {
    const { ports, request } = createRequestBench();
    await request('/api/thing', { method: 'POST', body: [], crumbHeader: true, keepalive: true });
    await request('/api/thing');
    const [marked, plain] = ports.calls;
    expect(marked?.init).toMatchObject({ headers: { 'x-csrf-token': 'old' }, keepalive: true });
    expect(plain?.init.headers).not.toHaveProperty('x-csrf-token');
    expect(plain?.init).not.toHaveProperty('keepalive');
  });

  test('sends form data as it is, with the newest crumb in it', async () => {
    const { ports, request } = createRequestBench();
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
    const { call } = createRequestBench();
    expect(await call({ body: { a: 1 } })).toEqual({ ok: true, status: 200, body: { a: 1 } });
    expect(await call({ body: { a: 1 } }, { format: 'json' })).toEqual({ ok: true, status: 200, body: { a: 1 } });
    expect(await call({ body: '{"a":1}' }, { format: 'raw' })).toEqual({ ok: true, status: 200, body: '{"a":1}' });
    expect(await call({ body: 'no json' }, { format: 'raw' })).toEqual({ ok: true, status: 200, body: 'no json' });
    expect(await call({ status: 204, body: '' })).toEqual({ ok: true, status: 204, body: undefined });
  });

  spec('NET-07', 'that is queued waits for the queued calls before it, and for no others', async () => {
    const { ports, request } = createRequestBench();
    let answer = (_: FakeReply): void => undefined;
    ports.replies.push(new Promise<FakeReply>((resolve) => (answer = resolve)), {}, { status: 503 }, {});
    const first = request('/api/1', { queued: true });
    const second = request('/api/2', { queued: true });
    const third = request('/api/3', { queued: true });
    await Promise.resolve();
    await request('/api/now');
    const paths = () => ports.calls.map(({ url }) => url.split('?')[0]);
    expect(paths()).toEqual(['/api/1', '/api/now']);
    answer({});
    expect((await first).ok).toBe(true);
    expect((await second).ok).toBe(false);
    expect((await third).ok).toBe(true);
    expect(paths()).toEqual(['/api/1', '/api/now', '/api/2', '/api/3']);
  });

  spec('NET-09', 'that is secure goes from a custom host to the site’s own domain, with credentials', async () => {
    const custom = { address: { current: () => new URL('http://www.bistro.test/menu'), go: () => undefined } };
    const { ports, request } = createRequestBench(custom);
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
      const { ports, request } = createRequestBench({ address: { current: () => new URL(host), go: () => undefined } });
      await request('/api/pay', { secure: true });
      expect(ports.calls[0]?.url).toBe('/api/pay?crumb=old');
    }
    const { ports, request } = createRequestBench({
      address: { current: () => new URL('https://evilproduct.test/'), go: () => undefined },
    });
    await request('/api/pay', { secure: true });
    expect(ports.calls[0]?.url).toMatch(/^https:\/\/bistro\.product\.test/);
  });
});

describe('a refused crumb', () => {
  const refusal = { status: 403, body: { error: 'Please send it again.', crumbFail: true, crumb: 'new' } };

  spec(['NET-23', 'NET-24', 'NET-26'], 'is replaced by the reply’s, and the call made once more', async () => {
    const { ports, request } = createRequestBench();
    const body = new URLSearchParams({ crumb: 'old' });
    ports.replies.push(refusal, { body: { a: 1 } });
    expect(await request('/api/thing', { method: 'POST', body })).toMatchObject({ ok: true, body: { a: 1 } });
    expect(ports.jar.get('crumb')).toBe('new');
    expect(ports.calls.map(({ url }) => url)).toEqual(['/api/thing?crumb=old', '/api/thing?crumb=new']);
    expect(body.get('crumb')).toBe('new');
  });

  spec('NET-24', 'is never tried a second time', async () => {
    const { ports, request } = createRequestBench();
    ports.replies.push(refusal, { ...refusal, body: { ...refusal.body, crumb: 'newer' } });
    expect(await request('/api/thing')).toMatchObject({ ok: false, status: 403 });
    expect(ports.calls).toHaveLength(2);
    expect(ports.jar.get('crumb')).toBe('newer');
  });

  spec('NET-25', 'is not tried again where cookies are disabled', async () => {
    const cookies = { read: () => 'old', write: () => undefined, enabled: () => false };
    const { ports, request } = createRequestBench({ cookies });
    ports.replies.push(refusal);
    expect(await request('/api/thing')).toMatchObject({ ok: false, failure: { crumbFail: true } });
    expect(ports.calls).toHaveLength(1);
  });
});

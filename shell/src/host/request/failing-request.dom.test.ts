import type { RequestOptions } from 'shared-types/host/request';
import { spec } from '../../../../tools/testing/spec';
import type { FakeReply } from '../../ports/ports.fixture';
import { createRequestBench } from './request.fixture';

const messageOf = async (reply: FakeReply): Promise<string> => {
  const result = await createRequestBench().call(reply);
  return result.ok ? '' : result.message;
};

describe('a failing call', () => {
  spec('NET-10', 'a reply with an error field is a failure, whatever its status', async () => {
    expect(await createRequestBench().call({ body: { error: 'Sold out', code: 'commerce/line-sold-out' } })).toEqual({
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
        const result = await createRequestBench().call({ status, body });
        expect(result).toMatchObject({ ok: false, status, message: 'Ours', failure: { ...body, error: 'Ours' } });
      }
      const billing = await createRequestBench().call({ status, body: { billingErrorCode: 'CARD' } });
      expect(billing).toMatchObject({ ok: false, failure: { billingErrorCode: 'CARD' } });
    }
  });

  spec('NET-12', 'without a reply says that it cannot connect', async () => {
    expect(await createRequestBench().call({ fails: true })).toEqual({
      ok: false,
      status: 0,
      code: 'site/unreachable',
      message: 'Unable to connect…',
    });
  });

  spec('NET-13', 'says "Unauthorized request" at 401 and 403', async () => {
    expect(await messageOf({ status: 401 })).toBe('Unauthorized request');
    expect(await messageOf({ status: 403, body: 'Forbidden' })).toBe('Unauthorized request');
  });

  spec('NET-14', 'has the specification’s message at 500 and 501', async () => {
    expect(await messageOf({ status: 500 })).toBe('Internal server error. Please try again later.');
    expect(await messageOf({ status: 501 })).toBe('Internal server error. Please try again later.');
  });

  spec('NET-15', 'has the specification’s message at 503', async () => {
    expect(await messageOf({ status: 503 })).toBe('This service is temporarily unavailable. Please try again later.');
  });

  spec('NET-16', 'uses the fixed messages only where no body is passed on', async () => {
    expect(await messageOf({ status: 500, body: { error: 'Ours' } })).toBe('Ours');
    expect(await messageOf({ status: 500, body: { other: 'Ours' } })).toBe(
      'Internal server error. Please try again later.',
    );
    expect(await messageOf({ status: 500, body: '<html>' })).toBe('Internal server error. Please try again later.');
    expect(await messageOf({ status: 403, body: { error: 'Ours' } })).toBe('Unauthorized request');
  });

  spec(['NET-06', 'NET-17'], 'is tried again after 200 ms, until the count is used up', async () => {
    jest.useFakeTimers();
    const { ports, request } = createRequestBench();
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
    const { ports, request } = createRequestBench();
    ports.replies.push({ status: 504 }, { body: { a: 1 } });
    expect(await request('/api/thing', { retries: 5 })).toEqual({ ok: true, status: 200, body: { a: 1 } });
    expect(ports.calls).toHaveLength(2);
  });

  spec('NET-18', 'is not tried again without a count, nor at a status of the list', async () => {
    const { ports, request } = createRequestBench();
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

  spec('NET-19', 'at another status has the reply’s own message, else a general one', async () => {
    expect(await messageOf({ status: 409, body: { error: 'Sold out' } })).toBe('Sold out');
    expect(await messageOf({ status: 418 })).toBe('Something went wrong. Please try again.');
  });

  spec('NET-20', 'reports a reply that is no JSON to the owner, and tells the visitor what to do', async () => {
    const { call, reported } = createRequestBench();
    expect(await call({ body: 'no $& json' })).toEqual({
      ok: false,
      status: 200,
      code: 'site/unparseable',
      message: 'Something went wrong. Please try again.',
    });
    expect(reported).toEqual([
      expect.stringMatching(
        /^Internal Error: Unable to parse server response from \(\/api\/thing\) as JSON: .*not valid JSON/,
      ),
    ]);
  });

  spec('NET-21', 'fires login-required', async () => {
    const { call, happened } = createRequestBench();
    await call({ status: 401, body: { error: 'Sign in', loginRequired: true } });
    expect(happened).toEqual([['site/login-required', { url: '/api/thing' }]]);
  });

  spec('NET-22', 'asks for the system error overlay at authorizationFail', async () => {
    const { call, happened } = createRequestBench();
    await call({ status: 403, body: { error: 'Not yours', authorizationFail: true } });
    expect(happened).toEqual([['site/system-error', { message: 'Not yours', network: false }]]);
  });

  test('gives up after half a minute by itself, unless it may hold files: a slow line takes the time it takes', async () => {
    jest.useFakeTimers();
    const { ports, request } = createRequestBench();
    let arrive = (_: FakeReply): void => undefined;
    const late = new Promise<FakeReply>((resolve) => (arrive = resolve));
    ports.replies.push(new Promise(() => undefined), new Promise(() => undefined), late);
    const ended: string[] = [];
    const follow = async (name: string, options: RequestOptions): Promise<void> => {
      const result = await request('/api/thing', { method: 'POST', ...options });
      ended.push(`${name} ${result.ok || result.code}`);
    };
    const all = [
      follow('fields', { body: new URLSearchParams({ title: 'Mug' }) }),
      follow('limited', { body: new FormData(), timeoutMs: 60_000 }),
      follow('files', { body: new FormData() }),
    ];
    await jest.advanceTimersByTimeAsync(29_999);
    expect(ended).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['fields site/timed-out']);
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(ended).toEqual(['fields site/timed-out', 'limited site/timed-out']);
    arrive({ body: {} });
    await Promise.all(all);
    expect(ended).toContain('files true');
    jest.useRealTimers();
  });

  test('gives up after its time, and when its caller ends it', async () => {
    jest.useFakeTimers();
    const { ports, request } = createRequestBench();
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
    const { ports, request } = createRequestBench();
    const caller = new AbortController();
    ports.replies.push({ status: 429 });
    const result = request('/api/thing', { retries: 1, signal: caller.signal });
    await new Promise((resolve) => setTimeout(resolve, 20));
    caller.abort();
    expect(await result).toMatchObject({ code: 'site/aborted' });
  });
});

import { keepEarlyCall } from '../host/request/early-calls';
import { createFetchPort } from './fetch.port';

const fetched = jest.fn(async () => ({ status: 200 }) as Response);
const view = Object.assign(window, { fetch: fetched });
const EARLY = { status: 201 } as Response;
const send = (key: string, signal?: AbortSignal) =>
  createFetchPort(view)?.('/lines', { method: 'POST', body: new URLSearchParams({ key }), ...(signal && { signal }) });

beforeEach(() => fetched.mockClear());

test('what was sent ahead is not sent again; the next call is another one', async () => {
  keepEarlyCall(view, 'k', { reply: Promise.resolve(EARLY), stop: new AbortController() });
  expect(await send('other')).toEqual({ status: 200 });
  expect(await send('k')).toBe(EARLY);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await send('k')).toEqual({ status: 200 });
  expect(await createFetchPort(view)?.('/page')).toEqual({ status: 200 });
});

test('anyone who gives the call up gives up what was sent ahead', async () => {
  const stop = new AbortController();
  const caller = new AbortController();
  keepEarlyCall(view, 'k', { reply: new Promise(() => undefined), stop });
  void send('k', caller.signal);
  caller.abort();
  expect(stop.signal.aborted).toBe(true);
});

test('a browser that cannot fetch has no such port', () => {
  expect(createFetchPort({} as Window & typeof globalThis)).toBeUndefined();
});

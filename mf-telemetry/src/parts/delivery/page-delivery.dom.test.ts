import { createFakeHost } from '../../../../tools/testing/fake-host';
import { spec } from '../../../../tools/testing/spec';
import type { Call } from './call';
import { deliveryOf } from './delivery-of';

const CALL: Call = { path: '/api/events/RecordJavascriptErrors', format: 'json', body: '[1]', records: 1 };

function open() {
  const fetched: { readonly url: URL; readonly init: RequestInit }[] = [];
  Object.assign(globalThis, {
    fetch: async (url: string, init: RequestInit) => {
      fetched.push({ url: new URL(url, 'http://shop.test'), init });
      return { status: 200 };
    },
  });
  const host = createFakeHost({});
  return { host, fetched, delivery: deliveryOf(host) };
}

spec(['ERRREP-02', 'ERRREP-03'], 'a call goes out with its key, and the crumb in query and header', () => {
  const { delivery, fetched, host } = open();
  const { crumb } = host.perRequest;
  delivery.send(CALL);
  const [{ url, init } = { url: undefined, init: undefined }] = fetched;
  expect(url?.pathname).toBe(CALL.path);
  expect(url?.searchParams.get('crumb')).toBe(crumb);
  expect(url?.searchParams.get('key')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(init).toMatchObject({ method: 'POST', body: '[1]', keepalive: true, headers: { 'x-csrf-token': crumb } });
});

test('all features of a page have one delivery, and a feature is asked for what it still has', () => {
  const { delivery, host } = open();
  expect(host.store(() => undefined)).toBe(host.store(() => undefined));
  const take = jest.fn();
  delivery.beforeLeaving(take);
  window.dispatchEvent(new Event('pagehide'));
  expect(take).toHaveBeenCalledTimes(1);
  host.end();
  expect(take).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('pagehide'));
  expect(take).toHaveBeenCalledTimes(2);
});

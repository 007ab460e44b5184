import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { spec } from '../../../../tools/testing/spec';
import { deliveryOf } from '../../parts/delivery/delivery-of';
import { recordEventCall, trackEventCall } from './analytics.api';

const EVENT = { analyticsId: '', commonData: '{}', customData: '{}', customSchemaName: 'commerce' };

/** Makes both calls through the real delivery and returns what was logged to the console for this response status. */
async function loggedFor(status: number): Promise<unknown[][]> {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const requested: string[] = [];
  const answer = async (url: string) => {
    requested.push(new URL(url, 'http://shop.test').pathname);
    return { status, headers: new Headers(), json: async () => ({}) };
  };
  Object.assign(globalThis, { fetch: answer });
  const host = createFakeHost({});
  host.allow('analytics');
  deliveryOf(host).send(trackEventCall(EVENT), recordEventCall('UserClicksShareToSocial', {}));
  await new Promise((resolve) => setTimeout(resolve));
  host.end();
  expect(requested.slice(0, 2)).toEqual(['/api/v1/events', '/api/events/RecordEvent']);
  return warned.mock.calls;
}

spec(
  ['ANLT-10', 'ANLT-11'],
  'logs to the console that an event was answered with another status than 200 and 202',
  async () => {
    for (const status of [200, 202]) expect([status, await loggedFor(status)]).toEqual([status, []]);
    jest.restoreAllMocks();
    for (const status of [204, 400, 500]) {
      expect(await loggedFor(status)).toEqual([[`Error tracking event: HTTP Status ${status}`]]);
      jest.restoreAllMocks();
    }
  },
);

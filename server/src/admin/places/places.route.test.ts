import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PLACES_CALLS } from 'shared-types/admin/places';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';

const { autocompletePlaces, getPlaceDetails } = PLACES_CALLS;
const [EDITOR, VIEWER] = ['editor@shop.example', 'viewer@shop.example'] as const;
const KEY = 'a-key-that-is-nobodys';

/** The next answer of the simulated Google, and its last request. */
interface Status {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  hangs?: boolean;
}
let placed: Status;
let requests: {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}[];
let google: Server;
let open: ExampleServer;

beforeAll(async () => {
  google = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      requests.push({ method: request.method, url: request.url, headers: request.headers, body });
      if (placed.hangs) return;
      response.writeHead(placed.status, { 'content-type': 'application/json', ...placed.headers });
      response.end(typeof placed.body === 'string' ? placed.body : JSON.stringify(placed.body));
    });
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  open = await openExample({
    accounts: { [EDITOR]: ['editor'], [VIEWER]: ['viewer', 'storeManager'] },
    config: { places: { key: KEY, url } },
  });
});
beforeEach(async () => {
  requests = [];
  placed = { status: 200, body: {} };
  await open.db.deleteFrom('rate_window').execute();
});
afterAll(async () => {
  await open.close();
  google.closeAllConnections();
  await new Promise((resolve) => google.close(resolve));
});

const as = async (email: string) => {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
};
const find = (browser: Shopper, query: Record<string, string>) =>
  browser.get(`${autocompletePlaces.path}?${new URLSearchParams(query)}`);
const details = (browser: Shopper, query: Record<string, string>) =>
  browser.get(`${getPlaceDetails.path}?${new URLSearchParams(query)}`);
const PLACE = {
  id: 'ChIJ_a-1',
  displayName: { text: 'Fern & Kiln', languageCode: 'en' },
  formattedAddress: 'Kiln Lane 1, Dresden',
  location: { latitude: 51.05, longitude: 13.74 },
  rating: 5,
};

spec(
  ['SRV-30', 'MAP-16', 'MAP-18'],
  'a typed text becomes places, without anything else that Google sends',
  async () => {
    placed.body = {
      suggestions: [
        {
          placePrediction: {
            place: 'places/ChIJ_a-1',
            placeId: 'ChIJ_a-1',
            text: { text: 'Kiln Lane 1', matches: [] },
          },
        },
        { queryPrediction: { text: { text: 'kilns near me' } } },
      ],
    };
    const query = { input: ' Kiln La ', sessionToken: 'one-search', productPage: 'design', productSection: 'map' };
    const reply = await find(await as(EDITOR), query);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.json()).toEqual({ places: [{ placeId: 'ChIJ_a-1', label: 'Kiln Lane 1' }] });
    const [question] = requests;
    expect([question?.method, question?.url]).toEqual(['POST', '/v1/places:autocomplete']);
    expect(question?.headers['x-goog-api-key']).toBe(KEY);
    // The page in the admin area is not sent to Google.
    expect(JSON.parse(question?.body ?? '')).toEqual({
      input: 'Kiln La',
      languageCode: 'en',
      sessionToken: 'one-search',
    });
  },
);

spec(['SRV-30', 'MAP-18'], 'an unknown text is an empty list', async () => {
  expect((await find(await as(EDITOR), { input: 'zzz' })).json()).toEqual({ places: [] });
});

spec(['SRV-30', 'MAP-17', 'MAP-18'], 'a place has what a map shows', async () => {
  placed.body = PLACE;
  const reply = await details(await as(EDITOR), { placeId: 'ChIJ_a-1', productPage: 'design', productSection: 'map' });
  expect(reply.json()).toEqual({
    place: { placeId: 'ChIJ_a-1', label: 'Fern & Kiln', address: 'Kiln Lane 1, Dresden', lat: 51.05, lng: 13.74 },
  });
  expect([requests[0]?.method, requests[0]?.url]).toEqual(['GET', '/v1/places/ChIJ_a-1?languageCode=en']);
  placed.body = { id: 'x', formattedAddress: 'Somewhere', location: { latitude: 0, longitude: 0 } };
  expect((await details(await as(EDITOR), { placeId: 'x' })).json().place.label).toBe('Somewhere');
});

spec(
  'SRV-30',
  'only accounts that work on pages may ask, from the site itself; Google learns of nobody else',
  async () => {
    const editor = await as(EDITOR);
    for (const [browser, status] of [
      [open.visitor(), 401],
      [await as(VIEWER), 403],
    ] as const) {
      expect((await find(browser, { input: 'a' })).statusCode).toBe(status);
      expect((await details(browser, { placeId: 'a' })).statusCode).toBe(status);
    }
    const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const strange = await open.app.inject({
      url: `${autocompletePlaces.path}?input=a`,
      headers: { host: 'shop.example', cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect(strange.json().code).toBe('site/origin');
    expect(requests).toEqual([]);
  },
);

spec('SRV-30', 'invalid input is refused before Google is asked', async () => {
  const editor = await as(EDITOR);
  const wrong: (readonly [string, Record<string, string>])[] = [
    ['input', {}],
    ['input', { input: ' ' }],
    ['input', { input: 'x'.repeat(201) }],
    ['sessionToken', { input: 'a', sessionToken: 'a b' }],
    ['productPage', { input: 'a', productPage: 'x'.repeat(201) }],
  ];
  for (const [field, query] of wrong) {
    const reply = await find(editor, query);
    expect([field, reply.statusCode, Object.keys(reply.json().data.errors)]).toEqual([field, 400, [field]]);
  }
  for (const placeId of ['', '../v1/x', 'a?b', 'x'.repeat(301)])
    expect((await details(editor, { placeId })).statusCode).toBe(400);
  expect(requests).toEqual([]);
});

spec('SRV-30', 'an account may ask 120 times a minute', async () => {
  const editor = await as(EDITOR);
  const statuses = await Promise.all(
    Array.from({ length: 121 }, async () => (await find(editor, { input: 'a' })).statusCode),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(requests).toHaveLength(120);
});

spec('SRV-30', 'what Google refuses, garbles or does not answer is an error with a code, without the key', async () => {
  const editor = await as(EDITOR);
  const cases: Status[] = [
    { status: 403, body: { error: { message: KEY } } },
    { status: 500, body: 'x' },
    { status: 200, body: 'no json' },
    { status: 200, body: { suggestions: [{ placePrediction: { placeId: 7 } }] } },
    { status: 200, body: { suggestions: 'many' } },
    { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } },
  ];
  for (placed of cases) {
    const reply = await find(editor, { input: 'a' });
    expect([placed.body, reply.statusCode, reply.json().code]).toEqual([placed.body, 502, 'admin/places-failed']);
    expect(reply.body).not.toContain(KEY);
  }
  placed = { status: 200, body: { ...PLACE, location: { latitude: 91, longitude: 0 } } };
  expect((await details(editor, { placeId: 'a' })).statusCode).toBe(502);
  for (const status of [404, 400]) {
    placed = { status, body: {} };
    expect((await details(editor, { placeId: 'gone' })).json().code).toBe('admin/place-unknown');
  }
});

spec('SRV-30', 'a Google that hangs is given up', async () => {
  placed = { status: 200, body: {}, hangs: true };
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
  expect((await find(await as(EDITOR), { input: 'a' })).json().code).toBe('admin/places-failed');
  timeout.mockRestore();
});

spec('SRV-30', 'a server without a key says so', async () => {
  const keyless = await openExample({ accounts: { [EDITOR]: ['editor'] } });
  const editor = keyless.visitor();
  await signIn(editor, EDITOR);
  const reply = await editor.get(`${autocompletePlaces.path}?input=a`);
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'admin/places-off']);
  await keyless.close();
});

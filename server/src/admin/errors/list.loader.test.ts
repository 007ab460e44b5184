import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'shared-types/manifest';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { setServerTime } from '../../../../tools/testing/server/test-server';
import { recordAll, type TestRecord } from '../insights/insights.fixture';
import { exampleSiteId, pageFor, textOf } from '../insights/pages.fixture';

const ADMIN = 'admin@shop.example';
const NOW = Date.UTC(2026, 10, 22, 14, 20);
const DIST = join(__dirname, '../../../../mf-commerce/dist');

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [ADMIN]: ['admin'], 'manager@shop.example': ['storeManager'] } });
});
afterAll(() => open.close());
beforeEach(async () => {
  setServerTime(() => NOW);
  for (const table of ['telemetry_record', 'telemetry_hour', 'rate_window'] as const)
    await open.db.deleteFrom(table).execute();
});

const at = (path = '/config/errors') => pageFor(open, ADMIN, path);
const record = async (...entries: TestRecord[]) => recordAll(open, await exampleSiteId(open), entries, NOW);
const error = (message: string, changes: Partial<TestRecord> = {}, data: object = {}): TestRecord => ({
  kind: 'error',
  name: '',
  origin: 'mf-commerce@0.1.0-0a1b2c3d',
  data: { event: 'error', timestamp: 0, data: { message, ...data } },
  ...changes,
});
const idOf = (origin: string, message: string) => hash('md5', `${origin}\n${message}`);

test('groups equal messages of the same origin, the most frequent first', async () => {
  await record(
    error('often', { times: 3, path: '/shop' }),
    error('often', { path: '/cart', daysAgo: 1 }),
    error('often', { origin: 'shell@1.0.0-00000000' }),
    error('<b>seldom</b>', { daysAgo: 2 }),
  );
  const { body } = await at();
  const text = textOf(body);
  expect(text).toMatch(
    /often 4 times mf-commerce@0\.1\.0-0a1b2c3d last November 22, 2026 at 2:20 PM UTC \/shop \/cart/,
  );
  expect(text).toContain('often Once shell@1.0.0-00000000');
  expect(body).toContain('&lt;b&gt;seldom');
  expect(text).toContain('Errors over time');
});

test('an error with any kind of report is shown, and a page without errors says so', async () => {
  expect(textOf((await at()).body)).toContain('No errors so far');
  await record(error('', { data: null }), error('', { data: { data: { message: 5, line: 1e15, stack: 7 } } }));
  expect(textOf((await at()).body)).toContain('No message Once');
  const { statusCode, body } = await at(`/config/errors?error=${idOf('mf-commerce@0.1.0-0a1b2c3d', '5')}`);
  expect([statusCode, textOf(body).includes('The browser reported no location.')]).toEqual([200, true]);
});

test('the stack of an opened error points to the sources of its version', async () => {
  const manifest = JSON.parse(await readFile(join(DIST, 'remote.json'), 'utf8')) as Manifest;
  const code = await readFile(join(DIST, 'client/cart.js'), 'utf8');
  // A source text that minification keeps.
  const column = code.indexOf('data-line-form') + 1;
  expect(column).toBeGreaterThan(0);
  const file = `https://shop.example/remotes/mf-commerce/${manifest.version}/client/cart.js`;
  const stack = `TypeError: x\n    at r (${file}:1:${column})\n    at q (https://shop.example/remotes/mf-commerce/0.0.0-00000000/client/cart.js:1:5)\n    at HTMLElement.onclick (https://shop.example/shop:1:20)`;
  await record(error('broken', {}, { stack, userAgent: 'A browser' }));
  const { body } = await at(`/config/errors?error=${idOf('mf-commerce@0.1.0-0a1b2c3d', 'broken')}`);
  const places = [...body.matchAll(/admin-errors__place">([^<]*)</g)].map(([, place]) => place);
  expect(places).toEqual([
    expect.stringMatching(/^mf-commerce\/src\/features\/cart\/[a-z/-]+\.(view\.tsx|effects\.ts):\d+:\d+$/),
    'https://shop.example/remotes/mf-commerce/0.0.0-00000000/client/cart.js:1:5',
    'https://shop.example/shop:1:20',
  ]);
  const [source = '', line = ''] = (places[0] ?? '').split(':');
  const written = (await readFile(join(DIST, '../..', source), 'utf8')).split('\n')[Number(line) - 1];
  expect(written).toContain('data-line-form');
  expect(textOf(body)).toContain('A browser');
});

test('source maps have no address, though they are published', async () => {
  const manifest = JSON.parse(await readFile(join(DIST, 'remote.json'), 'utf8')) as Manifest;
  const maps = Object.keys(manifest.files).filter((path) => path.endsWith('.map'));
  expect(maps).toContain('maps/cart.js.map');
  const base = `/remotes/mf-commerce/${manifest.version}`;
  const addresses = [
    'maps/cart.js.map',
    'client/../maps/cart.js.map',
    'client/%2e%2e/maps/cart.js.map',
    'client/cart.js.map',
    'maps/cart.js',
  ];
  for (const path of addresses) expect((await open.visitor().get(`${base}/${path}`)).statusCode).toBe(404);
  const { statusCode, headers, body } = await open.visitor().get(`${base}/client/cart.js`);
  expect([statusCode, headers.sourcemap, body.includes('sourceMappingURL')]).toEqual([200, undefined, false]);
  expect((await open.visitor().get('/')).body).not.toContain('.map"');
});

test('an error that is not in the period is reported as missing', async () => {
  await record(error('x', { daysAgo: 10 }));
  const id = idOf('mf-commerce@0.1.0-0a1b2c3d', 'x');
  for (const odd of [id, 'x', '', `${id}'`])
    expect(textOf((await at(`/config/errors?error=${encodeURIComponent(odd)}`)).body)).toContain(
      'This error did not occur in this period.',
    );
  expect(textOf((await at(`/config/errors?period=month&error=${id}`)).body)).toContain('How often Once');
});

spec('ROLE-04', 'an administrator sees errors, a store manager does not', async () => {
  expect((await at()).statusCode).toBe(200);
  expect((await pageFor(open, 'manager@shop.example', '/config/errors')).statusCode).toBe(403);
});

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from 'shared-types/manifest';
import { spec } from '../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../tools/testing/server/test-server';
import { changeRule } from '../site/registry/registry.store';
import { NEW_RULE } from '../site/registry/release-rule';
import { createCarryOut, type Order } from './carry-out';
import { createPageNews, type PageNews } from '../site/development/page-news';

const ROOT = join(__dirname, '../../..');
const NAME = 'mf-blocks';

let server: TestServer;
let folder: string;
let news: PageNews;
let carryOut: (order: Order) => Promise<void>;

beforeAll(async () => {
  [server, folder] = await Promise.all([startTestServer(), mkdtemp(join(tmpdir(), `colonnade-test-${process.pid}-`))]);
  await cp(join(ROOT, NAME, 'dist'), join(folder, NAME, 'dist'), { recursive: true });
  await mkdir(join(folder, 'sample/shop'), { recursive: true });
  const config = { ...server.services.config, packagesDir: folder, samplesDir: join(folder, 'sample') };
  news = createPageNews();
  carryOut = createCarryOut({ ...server.services, config }, news);
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const published = (changes: Partial<Order> = {}): Order => ({ built: [NAME], samples: false, faults: [], ...changes });
const liveVersion = () => server.services.registry.current().remotes.get(NAME)?.manifest.version;

async function build(version: string, changes: Partial<Manifest> = {}): Promise<void> {
  const file = join(folder, NAME, 'dist/remote.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await writeFile(file, JSON.stringify({ ...manifest, ...changes, version }));
}

spec('PLAT-02', 'a build goes live without a restart, and pages are notified', async () => {
  const { revision } = news.current();
  await build('0.1.0-aaaaaaaa');
  await carryOut(published());
  expect(liveVersion()).toBe('0.1.0-aaaaaaaa');
  expect(news.current().revision).not.toBe(revision);
  expect(news.current().faults).toEqual([]);
});

test('a failed build is reported, and changes nothing', async () => {
  const { revision } = news.current();
  const faults = [{ title: 'mf-forms could not be built', text: 'a.ts:1:1' }];
  await carryOut(published({ built: [], faults }));
  expect(news.current()).toEqual({ revision, faults });
  await carryOut(published({ built: [] }));
  expect(news.current()).toEqual({ revision, faults: [] });
});

test('a build that the registry refuses is a fault until the next build', async () => {
  await build('0.1.0-bbbbbbbb', { server: 'nowhere.cjs' });
  await rm(join(folder, NAME, 'dist/server.cjs'));
  await carryOut(published());
  expect(liveVersion()).toBe('0.1.0-aaaaaaaa');
  expect(news.current().faults).toMatchObject([{ title: `${NAME} was built, but is not live` }]);
  await carryOut(published({ built: [] }));
  expect(news.current().faults).toHaveLength(1);

  await cp(join(ROOT, NAME, 'dist'), join(folder, NAME, 'dist'), { recursive: true });
  await carryOut(published());
  expect(news.current().faults).toEqual([]);
});

test('a version set by ops stays live, and the developer is told', async () => {
  const rule = { remote: NAME, ...NEW_RULE, version: liveVersion() ?? '', set_by: 'person' } as const;
  await changeRule(server.services.db, { remote: NAME, change: () => rule, note: { who: 'test', reason: 'set' } });
  await build('0.1.0-cccccccc');
  await carryOut(published());
  expect(liveVersion()).toBe(rule.version);
  expect(news.current().faults[0]?.text).toBe(
    `Another version has been set by hand and stays: npm run remotes -- set ${NAME} 0.1.0-cccccccc`,
  );
});

test('samples are reloaded; invalid ones are a fault until they are repaired', async () => {
  const sample = join(folder, 'sample/shop');
  await writeFile(join(sample, 'site.json'), '{ "format": 1, ');
  await carryOut(published({ built: [], samples: true }));
  const [fault] = news.current().faults.filter(({ title }) => title === 'The sample sites could not be loaded');
  expect(fault?.text).toContain('shop/site.json is no JSON: SyntaxError');

  const original = await readFile(join(ROOT, 'server/sample/shop/site.json'), 'utf8');
  for (const folder of ['pictures', 'videos', 'files'])
    await cp(join(ROOT, 'server/sample/shop', folder), join(sample, folder), { recursive: true });
  await writeFile(join(sample, 'site.json'), original.replace('"tagline": "', '"tagline": "Newly '));
  await carryOut(published({ built: [], samples: true }));
  expect(news.current().faults.map(({ title }) => title)).not.toContain('The sample sites could not be loaded');
  const { body } = await server.app.inject({ url: '/', headers: { host: 'localhost' } });
  expect(body).toContain('Newly ');
});

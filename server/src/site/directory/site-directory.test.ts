import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { spec } from '../../../../tools/testing/spec';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { createFolderStore } from '../../platform/objects/folder-store';
import { openDatabase, type Database } from '../../platform/schema/database';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { importSite } from '../import/import-site';
import { patched } from '../../../../tools/testing/site/patched';
import { createSiteDirectory } from './site-directory';

const APP_DOMAIN = 'product.example';

let testDatabase: TestDatabase;
let db: Database;
let folder: string;
const queries = jest.fn();

async function load(document: unknown): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const result = await importSite({
    db,
    objects: createFolderStore(folder),
    document,
    pictures: { read: async () => bytes },
  });
  if (!result.ok) throw new Error(result.errors.join(' '));
  return result.siteId;
}

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'colonnade-directory-'));
  db = openDatabase(testDatabase.connection, () => undefined);
  await load(exampleDocument());
  await load(exampleDocument('home', 'localhost'));
});
afterAll(async () => {
  await db.destroy();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A directory that counts its transactions, one per load. */
function countedDirectory() {
  queries.mockClear();
  const counting = new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') queries('site');
      if (name === 'selectFrom') queries('hosts');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return createSiteDirectory({ db: counting, appDomain: APP_DOMAIN });
}

test('finds a site with all its data', async () => {
  const site = await createSiteDirectory({ db, appDomain: APP_DOMAIN }).byHost('shop.example');
  expect(site).toMatchObject({
    identifier: 'example',
    name: 'Example',
    hosts: ['shop.example'],
    locale: 'en',
    currency: 'EUR',
    profile: { tagline: 'A shop for tests' },
  });
  const home = site?.pageAt('/');
  expect(home?.page).toMatchObject({
    title: 'Home',
    indexed: true,
    socialImage: { alt: 'A mug', width: 40, height: 30 },
  });
  expect([...(home?.page.blocks.values() ?? [])].map(({ type }) => type).sort()).toEqual([2, 9]);
  expect(home?.page.body.layout.rows[0]?.columns[0]?.blocks.every((id) => home.page.blocks.has(id))).toBe(true);
  expect(site?.pageAt('/shop/p/mug')).toMatchObject({ page: { collectionPath: '/shop' }, params: { slug: 'mug' } });
  const asset = await db.selectFrom('asset').selectAll().where('name', '=', 'mug').executeTakeFirstOrThrow();
  expect(site?.picture(asset.id)?.src).toBe(`/images/${asset.id}/${asset.file_name}`);
  expect(site?.picture(null)).toBeUndefined();
  expect(site?.picture('gone')).toBeUndefined();
});

test.each([
  ['Shop.EXAMPLE', 'example'],
  ['127.0.0.1', 'home'],
  ['[::1]', 'home'],
  ['localhost', 'home'],
  ['other.example', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('the host %j returns %s', async (host, identifier) => {
  expect((await createSiteDirectory({ db, appDomain: APP_DOMAIN }).byHost(host))?.identifier).toBe(identifier);
});

spec(
  'CTX-08',
  'a site is also at its identifier on the product host, and no other site can claim that host',
  async () => {
    await load(exampleDocument('impostor', 'example.product.example'));
    await load(exampleDocument('guest', 'spare.product.example'));
    const directory = createSiteDirectory({ db, appDomain: APP_DOMAIN });
    const found = async (host: string) => (await directory.byHost(host))?.identifier;
    expect(await found('example.product.example')).toBe('example');
    expect(await found('Impostor.product.example.')).toBe('impostor');
    expect(await found('spare.product.example')).toBe('guest');
    for (const host of ['product.example', '.product.example', 'example.other.example', 'example'])
      expect([host, await found(host)]).toEqual([host, undefined]);
  },
);

test('simultaneous callers share one load, later ones query nothing, and unknown hosts cost nothing', async () => {
  const directory = countedDirectory();
  const sites = await Promise.all(Array.from({ length: 20 }, () => directory.byHost('shop.example')));
  expect(new Set(sites).size).toBe(1);
  for (let turn = 0; turn < 100; turn += 1) expect(await directory.byHost(`${turn}.unknown.example`)).toBeUndefined();
  expect(queries.mock.calls.flat()).toEqual(['hosts', 'site']);
});

test('shows a change once it is notified, and a new site too', async () => {
  const directory = createSiteDirectory({ db, appDomain: APP_DOMAIN });
  const before = await directory.byHost('shop.example');
  const siteId = await load(patched({ 'site.title': 'Renamed' }));
  expect(await directory.byHost('shop.example')).toBe(before);
  directory.invalidate(siteId);
  const after = await directory.byHost('shop.example');
  expect(after?.name).toBe('Renamed');
  expect(after?.revision).toBeGreaterThan(before?.revision ?? 0);
  const newId = await load(exampleDocument('new', 'new.example'));
  expect(await directory.byHost('new.example')).toBeUndefined();
  directory.invalidate(newId);
  expect((await directory.byHost('new.example'))?.identifier).toBe('new');
});

test('checks by itself for missed notices, and preserves what has not changed', async () => {
  const directory = createSiteDirectory({ db, appDomain: APP_DOMAIN });
  const [changing, staying] = [await directory.byHost('shop.example'), await directory.byHost('localhost')];
  await load(patched({ 'site.title': 'Renamed again' }));
  await directory.resync();
  expect((await directory.byHost('shop.example'))?.name).toBe('Renamed again');
  expect(await directory.byHost('shop.example')).not.toBe(changing);
  expect(await directory.byHost('localhost')).toBe(staying);
});

test.each(['known', 'unknown'])('a notice that arrives during a check is not lost, hosts %s before', async (hosts) => {
  let meanwhile: (() => Promise<void>) | undefined;
  /** Delays the results of queries. */
  const slow = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const happens = meanwhile;
      meanwhile = undefined;
      await happens?.();
      return result;
    },
  });
  const directory = createSiteDirectory({ db: slow, appDomain: APP_DOMAIN });
  if (hosts === 'known') await directory.byHost('shop.example');
  const [identifier, host] = [`late-${hosts}`, `late-${hosts}.example`];
  meanwhile = async () => directory.invalidate(await load(exampleDocument(identifier, host)));
  await directory.resync();
  expect((await directory.byHost(host))?.identifier).toBe(identifier);
});

test('a deleted site is no longer found', async () => {
  const siteId = await load(exampleDocument('short', 'short.example'));
  const directory = createSiteDirectory({ db, appDomain: APP_DOMAIN });
  expect(await directory.byHost('short.example')).toBeDefined();
  await db.deleteFrom('site').where('id', '=', siteId).execute();
  directory.invalidate(siteId);
  expect(await directory.byHost('short.example')).toBeUndefined();
});

test('a failed load is not remembered', async () => {
  let isBroken = true;
  const flaky = new Proxy(db, {
    get: (target, name) => {
      if (isBroken && name === 'transaction') throw new Error('The database is away.');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const directory = createSiteDirectory({ db: flaky, appDomain: APP_DOMAIN });
  await expect(directory.byHost('shop.example')).rejects.toThrow('The database is away.');
  isBroken = false;
  expect(await directory.byHost('shop.example')).toBeDefined();
});

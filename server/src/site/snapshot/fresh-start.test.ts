import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spec } from '../../../../tools/testing/spec';
import { until } from '../../../../tools/testing/until';
import { warmShop } from '../../commerce/warm-shop';
import type { Config } from '../../platform/environment/config';
import { openObjects } from '../../platform/objects/open-objects';
import type { Server } from '../../main/server';
import { openShopWithOutages, type ShopWithOutages } from '../page/outage.fixture';
import { dataIn } from '../page/template/page-context.fixture';
import { createSigning } from '../registry/signing';
import { createSnapshots } from './snapshots';
import { createSnapshotWriter } from './write-snapshots';

const PICTURE = /\/images\/[^"?]+\?format=750w/;

let shop: ShopWithOutages;
/** Servers that a test has started and not closed. */
const late: Server[] = [];
beforeAll(async () => {
  shop = await openShopWithOutages();
});
afterEach(async () => {
  for (const server of late.splice(0)) await server.close();
});
afterAll(() => shop.close());

async function startAway(overrides: Partial<Config> = {}): Promise<Server> {
  const server = await shop.another({ isAway: true }, overrides);
  late.push(server);
  return server;
}

const log = { warn: () => undefined };
const strangerSigning = () => createSigning({ own: generateKeyPairSync('ed25519').privateKey, trusted: [] });

spec(
  'PLAT-05',
  'an instance that starts while the database is away serves its snapshot, and catches up when it is back',
  async () => {
    const { services } = shop.store;
    await services.sites.byHost('localhost');
    await createSnapshotWriter(services.snapshots, warmShop)(services);
    // The checkout is always read from the database.
    const paths = (await shop.paths()).filter((path) => path !== '/checkout');
    await shop.stop();
    const server = await startAway();
    const answers = async () =>
      Promise.all(
        paths.map(async (path) => {
          const { statusCode, headers, body } = await shop.get(path, server);
          return [path, statusCode, headers['x-served-without'], /data-fallback-of="[^"]*"/.exec(body)?.[0]];
        }),
      );
    expect(await answers()).toEqual(paths.map((path) => [path, 200, 'database', undefined]));
    const { body } = await shop.get('/shop', server);
    expect(dataIn(body).release).toEqual(dataIn((await shop.get('/shop', shop.store)).body).release);
    expect((await shop.get(PICTURE.exec(body)?.[0] ?? '', server)).statusCode).toBe(200);
    expect((await shop.get('/readyz', server)).json()).toMatchObject({ ok: true, degraded: ['database'] });
    await shop.start();
    await server.joined;
    await until(async () => (await shop.get('/shop', server)).headers['x-served-without'] === undefined);
    expect((await shop.get('/readyz', server)).json()).not.toHaveProperty('degraded');
  },
);

test('a server refuses a snapshot without a trusted signature, and one stored under another name', async () => {
  const { signing, registry } = shop.store.services;
  const record = await registry.record();
  if (!record) throw new Error('There is no release.');
  // A copy of the folder, since jobs of other instances overwrite the shared snapshots.
  const dataDir = await mkdtemp(join(tmpdir(), 'colonnade-forged-'));
  await cp(shop.store.dataDir, dataDir, { recursive: true });
  const objects = openObjects({ dataDir });
  const snapshots = createSnapshots({ objects, signing, log });
  await createSnapshots({ objects, signing: strangerSigning(), log }).writeRegistry(record);
  await shop.stop();
  await expect(startAway({ dataDir })).rejects.toThrow('There is no snapshot to start from');
  // The versions in it have their own signatures.
  const { signature } = strangerSigning().sign(Buffer.from('x'));
  const forged = record.versions.map(({ requested, row }) => ({ requested, row: { ...row, signature } }));
  await snapshots.writeRegistry({ ...record, versions: forged });
  const server = await startAway({ dataDir });
  expect((await shop.get('/readyz', server)).statusCode).toBe(503);
  await objects.put('snapshots/registry', (await objects.get('snapshots/hosts')) ?? Buffer.alloc(0));
  expect(await snapshots.readRegistry()).toBeUndefined();
  await shop.start();
  await rm(dataDir, { recursive: true });
});

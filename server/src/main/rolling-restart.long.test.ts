import { setTimeout as pause } from 'node:timers/promises';
import { createNamedDatabase, type NamedDatabase } from '../../../tools/testing/database/named-database';
import { PROOF_TIMEOUT_MS } from '../../../tools/testing/proof';
import { openServerProcess, type ServerProcess } from '../../../tools/testing/server/server-process';
import { expectWholeBooks } from '../../../tools/testing/store/expect-whole-books';
import { storeDocument } from '../../../tools/testing/store/store-document';
import { buyStubbornly, type Purchase } from '../../../tools/testing/store/stubborn-buyer';
import { openBalancer, type Balancer } from './balancer.fixture';

const BUYERS = 3;
const READERS = 2;
const STOCKS = [100_000];
/** Longer than the balancer needs to notice. */
const DRAIN_SECONDS = '1';

let database: NamedDatabase;
let servers: ServerProcess[];
let balancer: Balancer;
beforeAll(async () => {
  database = await createNamedDatabase();
  const settings = { DATABASE_URL: database.url, DRAIN_SECONDS, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const first = await openServerProcess(storeDocument(STOCKS), settings);
  const second = await openServerProcess(storeDocument(STOCKS), { ...settings, DATA_DIR: first.dataDir });
  servers = [first, second];
  balancer = await openBalancer(servers.map(({ address }) => address));
}, PROOF_TIMEOUT_MS);
afterAll(async () => {
  await balancer.close();
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
});

/** Reads pages until told to stop, and notes each status. */
async function read(isOver: () => boolean, note: (status: number) => void): Promise<void> {
  while (!isOver()) {
    const page = await fetch(`${balancer.address}/shop`, { headers: { accept: 'text/html' } });
    await page.text();
    note(page.status);
    await pause(5);
  }
}

test(
  'restarting servers one after the other loses no request',
  async () => {
    const answers = new Set<string>();
    const purchases: Purchase[] = [];
    let isOver = false;
    let visitors = 0;
    const [input] = await servers[0]!.query<{ id: string }>('select id from variant');
    const buyers = Array.from({ length: BUYERS }, async () => {
      const note = ({ status, code = '' }: { status: number; code?: string }) =>
        answers.add(`${status} ${code}`.trim());
      while (!isOver) {
        const inputs = [{ variantId: input?.id ?? '', quantity: 1 }];
        visitors += 1;
        // Every order comes from another address, so that none is rate limited.
        const from = `10.3.${visitors >> 8}.${visitors & 255}`;
        purchases.push(await buyStubbornly(balancer.address, { inputs }, { note, from }));
        await pause(20);
      }
    });
    const readers = Array.from({ length: READERS }, () =>
      read(
        () => isOver,
        (status) => answers.add(String(status)),
      ),
    );
    for (const [index, server] of servers.entries()) {
      const before = balancer.shares()[index];
      server.signal('SIGTERM');
      expect(await server.ended()).toEqual({ code: 0, complaint: '' });
      await server.start();
      await balancer.untilReady(index);
      // The server works again before the next one restarts.
      while (balancer.shares()[index] === before) await pause(5);
    }
    isOver = true;
    await Promise.all([...buyers, ...readers]);
    expect([...answers]).toEqual(['200']);
    await expectWholeBooks(servers[0]!, purchases, STOCKS);
  },
  PROOF_TIMEOUT_MS,
);

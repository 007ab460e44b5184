import { setTimeout as pause } from 'node:timers/promises';
import { PROOF_TIMEOUT_MS, repeats, withSeed } from '../../../../tools/testing/proof';
import { openServerProcess, type ServerProcess } from '../../../../tools/testing/server/server-process';
import { expectWholeBooks } from '../../../../tools/testing/store/expect-whole-books';
import { storeDocument } from '../../../../tools/testing/store/store-document';
import { buyStubbornly, type Purchase } from '../../../../tools/testing/store/stubborn-buyer';
import type { Answered } from '../../../../tools/testing/store/stubborn-visitor';
import { until } from '../../../../tools/testing/until';

const KILLS = { short: 2, long: 30 };
const BUYERS = 6;
const STOCKS = [100_000, 100_000];
const LONGEST_LIFE_MS = 400;

let server: ServerProcess;
let variantIds: string[];
beforeAll(async () => {
  server = await openServerProcess(storeDocument(STOCKS), { TRUSTED_PROXIES: '127.0.0.1,::1' });
  variantIds = (await server.query<{ id: string }>('select id from variant order by sku')).map(({ id }) => id);
}, PROOF_TIMEOUT_MS);
afterAll(() => server.close());

/** Waits until the server has recovered by itself. */
async function untilReady(): Promise<void> {
  await until(async () => {
    const reply = await fetch(`${server.address}/readyz`);
    return reply.ok && !('degraded' in ((await reply.json()) as object));
  });
}

/** Waits until the database answers again: a server may be asked before it has noticed that the database is gone. */
async function untilAnswered(): Promise<void> {
  await until(async () => {
    try {
      return (await server.query('select 1')).length === 1;
    } catch {
      return false;
    }
  });
}

/** Kills PostgreSQL, or one of the processes behind the server's connections. */
async function killDatabase(whole: boolean): Promise<void> {
  const backends = `select pid from pg_stat_activity
    where datname = 'colonnade' and application_name = '' and pid <> pg_backend_pid() limit 1`;
  const pid = whole ? (await server.postmaster())?.pid : (await server.query<{ pid: number }>(backends))[0]?.pid;
  if (!pid) throw new Error('There is no PostgreSQL to kill.');
  process.kill(pid, 'SIGKILL');
}

/** Reads pages as visitors do, and returns the statuses. */
async function read(isOver: () => boolean): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let turn = 0; !isOver(); turn += 1) {
    const path = turn % 2 === 0 ? '/shop' : '/shop/p/product-1';
    const { status, ok } = await fetch(`${server.address}${path}`, { headers: { accept: 'text/html' } });
    statuses.add(ok ? 200 : status);
    await pause(10);
  }
  return statuses;
}

test(
  'a database killed under load is answered with 503 and a code, recovers by itself, and no order is wrong',
  () =>
    withSeed(async (chance) => {
      const pid = server.pid();
      const purchases: Purchase[] = [];
      const answers = new Set<string>();
      const note = ({ status, code = '' }: Answered) => void answers.add(`${status} ${code}`.trim());
      let isOver = false;
      let visitors = 0;
      const buyers = Array.from({ length: BUYERS }, async () => {
        while (!isOver) {
          const inputs = variantIds.map((variantId) => ({ variantId, quantity: 1 + Math.floor(chance() * 3) }));
          visitors += 1;
          // Each order comes from another address, so that none is rate limited.
          const from = `10.2.${visitors >> 8}.${visitors & 255}`;
          purchases.push(await buyStubbornly(server.address, { inputs }, { note, from }));
        }
      });
      const reader = read(() => isOver);
      for (let kill = 0; kill < repeats(KILLS); kill += 1) {
        await pause(chance() * LONGEST_LIFE_MS);
        await killDatabase(kill % 2 === 0);
        await pause(100);
        await untilAnswered();
        await untilReady();
      }
      isOver = true;
      await Promise.all(buyers);
      expect(server.pid()).toBe(pid);
      expect([...answers].sort()).toEqual(['200', '503 site/unavailable']);
      expect([...(await reader)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      await expectWholeBooks(server, purchases, STOCKS);
    }),
  PROOF_TIMEOUT_MS,
);

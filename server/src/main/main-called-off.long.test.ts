import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { launchServer } from '../../../tools/testing/server/launched-server';
import { repeats, withSeed } from '../../../tools/testing/proof';
import { openServerProcess, type ServerProcess } from '../../../tools/testing/server/server-process';
import { storeDocument } from '../../../tools/testing/store/store-document';
import { tracesOf } from '../../../tools/testing/server/traces';
import { isAlive } from '../platform/postgres/operating-system';
import { waitUntilGone } from '../platform/postgres/embedded/postmaster';

const STARTS_CALLED_OFF = { short: 3, long: 100 };
/** A second start takes less than a second on an idle machine. */
const LONGEST_START_MS = 1200;
const LONGEST_EXIT_MS = 60_000;
/** Longer than all signals of one Ctrl-C take to arrive. */
const NEXT_PRESS_MS = 700;
const EXIT_INTERRUPTED = 130;

let server: ServerProcess;
beforeAll(async () => {
  server = await openServerProcess(storeDocument([5]));
});
afterAll(() => server.close());

const shopStatus = async () => (await fetch(`${server.address}/shop`)).status;
const stored = () => server.query('select id, sku from variant');

/** Waits until the server is shutting down, and no longer accepts visitors. */
async function untilClosing(): Promise<void> {
  while (await shopStatus().catch(() => undefined)) await pause(20);
}

test('a second signal during a slow shutdown ends server and database at once', async () => {
  const { pids } = await tracesOf(server);
  const slow = connect(Number(new URL(server.address).port), 'localhost');
  slow.on('error', () => undefined);
  await once(slow, 'connect');
  slow.write('POST /api/commerce/cart/lines HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{');
  await shopStatus();
  server.signal('SIGINT');
  server.signal('SIGINT');
  await untilClosing();
  await pause(NEXT_PRESS_MS);
  // Both signals came from one key press.
  expect(isAlive(server.pid())).toBe(true);
  server.signal('SIGINT');
  expect((await server.ended()).code).toBe(EXIT_INTERRUPTED);
  for (const pid of pids) expect(await waitUntilGone(pid, LONGEST_EXIT_MS)).toBe(true);
  slow.destroy();
  await server.start();
});

test('a start interrupted at any moment leaves nothing behind, and the next start works', () =>
  withSeed(async (chance) => {
    const before = await stored();
    server.signal('SIGINT');
    await server.ended();
    for (let round = 0; round < repeats(STARTS_CALLED_OFF); round += 1) {
      const start = launchServer(server.settings);
      await pause(chance() * LONGEST_START_MS);
      start.signal('SIGINT');
      expect((await start.ended).complaint).toBe('');
      expect(await server.postmaster()).toBeUndefined();
    }
    await server.start();
    expect(await stored()).toEqual(before);
  }));

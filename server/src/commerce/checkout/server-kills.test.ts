import { setTimeout as pause } from 'node:timers/promises';
import { PROOF_TIMEOUT_MS, repeats, withSeed } from '../../../../tools/testing/proof';
import { openServerProcess, type ServerProcess } from '../../../../tools/testing/server-process';
import { expectWholeBooks } from '../../../../tools/testing/store/expect-whole-books';
import { storeDocument } from '../../../../tools/testing/store/store-document';
import { buyStubbornly, type Purchase, type Wish } from '../../../../tools/testing/store/stubborn-buyer';

const KILLS = { short: 3, long: 50 };
const BUYERS = 6;
const STOCKS = [100_000, 100_000, 100_000];
/** Long enough for some purchases, short enough that a kill often meets one half way. */
const LONGEST_LIFE_MS = 400;

let server: ServerProcess;
let variantIds: string[];
beforeAll(async () => {
  server = await openServerProcess(storeDocument(STOCKS));
  variantIds = (await server.ask<{ id: string }>('select id from variant order by sku')).map(({ id }) => id);
}, PROOF_TIMEOUT_MS);
afterAll(() => server.close());

function wishesBy(chance: () => number): Wish[] {
  const count = 1 + Math.floor(chance() * STOCKS.length);
  return variantIds.slice(0, count).map((variantId) => ({ variantId, quantity: 1 + Math.floor(chance() * 3) }));
}

test(
  'a server that is killed at any moment of any checkout leaves every purchase as exactly one order',
  () =>
    withSeed(async (chance) => {
      const purchases: Purchase[] = [];
      let isOver = false;
      const buyers = Array.from({ length: BUYERS }, async () => {
        while (!isOver) purchases.push(await buyStubbornly(server.address, wishesBy(chance)));
      });
      for (let kill = 0; kill < repeats(KILLS); kill += 1) {
        await pause(chance() * LONGEST_LIFE_MS);
        await server.kill();
        await server.start();
      }
      isOver = true;
      await Promise.all(buyers);
      expect(purchases.filter(({ code }) => code !== undefined)).toEqual([]);
      expect(purchases.length).toBeGreaterThan(repeats(KILLS));
      await expectWholeBooks(server, purchases, STOCKS);
    }),
  PROOF_TIMEOUT_MS,
);

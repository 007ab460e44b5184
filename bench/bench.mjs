// The figures, each beside the thing it is compared with, taken in turn in one run. They are printed, never asserted:
// `npm run bench [page] [five] [sixty] [throughput] [records] [lighthouse] [build] [bus] [carts] [cart-taps] [watched] [follow] [flood] [-- --runs 15]`.
import { parseArgs } from 'node:util';
import { benchBuild } from './build.mjs';
import { benchBus } from './bus.mjs';
import { benchCartTaps } from './cart-taps.mjs';
import { benchCarts } from './carts.mjs';
import { benchFive } from './five.mjs';
import { benchFlood } from './flood.mjs';
import { benchFollow } from './follow.mjs';
import { benchLighthouse } from './lighthouse/lighthouse.mjs';
import { benchPage } from './page.mjs';
import { benchRecords } from './records.mjs';
import { benchSixty } from './sixty.mjs';
import { benchThroughput } from './throughput.mjs';
import { benchWatched } from './watched.mjs';

/** @type {Record<string, (options: { runs: number }) => Promise<object[]>>} */
const BENCHES = {
  page: benchPage,
  five: benchFive,
  sixty: benchSixty,
  throughput: benchThroughput,
  records: benchRecords,
  lighthouse: benchLighthouse,
  build: benchBuild,
  bus: benchBus,
  carts: benchCarts,
  'cart-taps': benchCartTaps,
  watched: benchWatched,
  follow: benchFollow,
  flood: benchFlood,
};
const DEFAULT_RUNS = 9;

const { values, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: String(DEFAULT_RUNS) } },
});
const runs = Number(values.runs);
const names = Object.keys(BENCHES);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a whole number from 1 on, not ${values.runs}.`);
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join(' ')}; there are ${names.join(', ')}.`);
for (const name of requested.length > 0 ? requested : names) {
  console.log(`\n${name}, ${runs} runs`);
  console.table(await BENCHES[name]?.({ runs }));
}

// The figures, each beside the thing it is compared with, taken in turn in one run. They are printed, never asserted:
// `npm run bench [page] [five] [sixty] [throughput] [records] [lighthouse] [build] [bus] [carts] [cart-taps] [watched] [follow] [flood] [-- --runs 15]`.
import { parseArgs } from 'node:util';
import { benchBuild } from './benches/build.mjs';
import { benchBus } from './benches/bus.mjs';
import { benchCartTaps } from './benches/cart-taps.mjs';
import { benchCarts } from './benches/carts.mjs';
import { benchFive } from './benches/five.mjs';
import { benchFlood } from './benches/flood.mjs';
import { benchFollow } from './benches/follow.mjs';
import { benchLighthouse } from './lighthouse/lighthouse.mjs';
import { benchPage } from './benches/page.mjs';
import { benchRecords } from './benches/records.mjs';
import { benchSixty } from './benches/sixty.mjs';
import { benchThroughput } from './benches/throughput.mjs';
import { benchWatched } from './benches/watched.mjs';

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

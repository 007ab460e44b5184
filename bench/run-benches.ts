// The figures, each beside the thing it is compared with, taken in turn in one run. They are printed, never asserted:
import { parseArgs } from 'node:util';
import { benchBuild } from './benches/build.ts';
import { benchBus } from './benches/bus.ts';
import { benchCartTaps } from './benches/cart-taps.ts';
import { benchCarts } from './benches/carts.ts';
import { benchEditor } from './benches/editor.ts';
import { benchFive } from './benches/five.ts';
import { benchFlood } from './benches/flood.ts';
import { benchGallery } from './benches/gallery.ts';
import { benchFollow } from './benches/follow.ts';
import { benchLighthouse } from './lighthouse/lighthouse.ts';
import { benchPage } from './benches/page.ts';
import { benchRecords } from './benches/records.ts';
import { benchSixty } from './benches/sixty.ts';
import { benchThroughput } from './benches/throughput.ts';
import { benchWatched } from './benches/watched.ts';

const BENCHES: Record<string, (options: { runs: number }) => Promise<object[]>> = {
  page: benchPage,
  gallery: benchGallery,
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
  editor: benchEditor,
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

// The figures, each beside the thing it is compared with, taken in turn in one run. They are printed, never asserted:
// `npm run bench [page] [five] [sixty] [throughput] [lighthouse] [build] [-- --runs 15]`.
import { benchBuild } from './build.mjs';
import { benchFive } from './five.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchPage } from './page.mjs';
import { benchSixty } from './sixty.mjs';
import { benchThroughput } from './throughput.mjs';

/** @type {Record<string, (options: { runs: number }) => Promise<object[]>>} */
const BENCHES = {
  page: benchPage,
  five: benchFive,
  sixty: benchSixty,
  throughput: benchThroughput,
  lighthouse: benchLighthouse,
  build: benchBuild,
};
const DEFAULT_RUNS = 9;

const words = process.argv.slice(2);
const runsAt = words.indexOf('--runs');
const runs = runsAt === -1 ? DEFAULT_RUNS : Number(words[runsAt + 1]);
const asked = words.filter((word) => word in BENCHES);
for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
  console.log(`\n${name}, ${runs} runs`);
  console.table(await BENCHES[name]?.({ runs }));
}

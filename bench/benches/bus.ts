import { build } from 'esbuild';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer';
import { esbuildBase } from '../../tools/build/esbuild/esbuild-base.mjs';
import { ROOT } from '../../tools/build/files/folders.mjs';
import { BROWSER } from '../visitors/browser.ts';
import { beside } from '../statistics.ts';

/** Functions of the script in the page: milliseconds for that many deliveries. */
type Deliveries = Readonly<Record<'overBus' | 'overSubject', (count: number) => number>>;

const DELIVERIES = 1_000_000;
const MOST_TIMES_RXJS = 2;
/** How much the heap of an idle page varies between two collections. */
const MOST_GROWTH_KB = 100;
const BYTES = 1024;

/** A million deliveries over the bus to five features, beside as many of bare RxJS, and the memory left in use. */
export async function benchBus({ runs }: { runs: number }) {
  const script = await bundleDeliveries();
  const browser = await puppeteer.launch(BROWSER);
  try {
    const page = await browser.newPage();
    await page.evaluate(script);

    const deliver = (name: keyof Deliveries): Promise<number> =>
      page.evaluate((deliver, count) => (globalThis as unknown as Deliveries)[deliver](count), name, DELIVERIES);
    // The first round is a warm-up.
    await deliver('overBus');
    await deliver('overSubject');
    const heapBefore = await heapOf(page);
    const ours = [];
    const theirs = [];
    for (let run = 0; run < runs; run += 1) {
      ours.push(await deliver('overBus'));
      theirs.push(await deliver('overSubject'));
    }
    const grown = Math.round((await heapOf(page)) - heapBefore);
    return [
      beside(`${DELIVERIES.toLocaleString('en')} deliveries, ms`, { ours, theirs }, MOST_TIMES_RXJS),
      {
        figure: `heap grown after ${(runs * DELIVERIES).toLocaleString('en')}, kB`,
        ours: grown,
        bar: `≤ ${MOST_GROWTH_KB}`,
        holds: grown <= MOST_GROWTH_KB,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function bundleDeliveries() {
  const result = await build({
    ...esbuildBase(ROOT),
    entryPoints: [join(ROOT, 'bench', 'deliveries', 'deliver.ts')],
    format: 'iife',
    minify: true,
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}

async function heapOf(page: Page) {
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / BYTES;
}

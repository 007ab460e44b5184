import type { Page } from 'puppeteer';
import { PROOF_TIMEOUT_MS, repeats } from '../../../../tools/testing/proof';
import { spec } from '../../../../tools/testing/spec';
import type { PageGlobal } from '../../../../shell/src/ports/page-global.port';
import { touchAll } from '../../browser/looks/touch-all';
import { until } from '../../../../tools/testing/until';
import { untilCount } from '../../commerce/shopping';
import { FULL_PAGE, openFullShop } from '../faults/full-shop';
import { settledFeatures } from '../faults/full-visit';
import { countHeld, type Held } from './left-behind';

declare const colonnade: PageGlobal;

const CYCLES = { short: 3, long: 200 };
/** Cycles that create what stays: files, styles, compiled code. */
const WARM_UP = 2;
/** What the browser itself keeps of a cycle, such as request timings. */
const MOST_KB_A_CYCLE = 8;

const shop = openFullShop();

/** Uses something of every remote, so that each could leave something behind. */
async function use(page: Page, cartCount: number): Promise<void> {
  await touchAll(page);
  await page.locator('[data-add-to-cart]').click();
  await untilCount(page, cartCount);
  expect(Object.entries(await settledFeatures(page)).filter(([, state]) => state !== 'live')).toEqual([]);
  await page.locator('[data-turn="1"]').click();
  await page.locator('details:not([open]) summary').click();
  await page.type('[data-feature="forms/contact-form"] input:not([type="hidden"])', 'Hello');
}

function moreThan(before: Held, now: Held): string[] {
  const kinds = ['nodes', 'listeners', 'documents', 'timers'] as const;
  return kinds.flatMap((kind) => (now[kind] > before[kind] ? [`${kind}: ${now[kind]} after ${before[kind]}`] : []));
}

/** Kilobytes per cycle, after the browser has compiled everything. */
function growthOf(held: readonly Held[]): number {
  const later = held.slice(Math.floor(held.length / 2)).map(({ heapKb }) => heapKb);
  return ((later.at(-1) ?? NaN) - (later[0] ?? NaN)) / (later.length - 1);
}

/** The server accepts measurements of fewer starts a minute from one address. */
const isNoLimit = (problem: string): boolean => !problem.includes('the server responded with a status of 429');

spec(
  'START-02',
  'the teardown of a page leaves no node, listener or timer behind, however often it is started',
  async () => {
    const { page, problems } = await shop.visit();
    const count = await countHeld(page);
    await page.goto(shop.url + FULL_PAGE);
    await page.waitForFunction(() => colonnade.isInitialised);
    const held: Held[] = [];
    const cycles = repeats(CYCLES);
    for (let cycle = 1; cycle <= WARM_UP + cycles; cycle += 1) {
      await use(page, cycle);
      await page.evaluate(() => colonnade.teardown());
      let now = await count();
      const before = held[WARM_UP - 1] ?? now;
      // Pending requests end a moment later.
      await until(async () => moreThan(before, (now = await count())).length === 0);
      expect([cycle, moreThan(before, now)]).toEqual([cycle, []]);
      held.push(now);
      await page.evaluate(() => colonnade.start());
    }
    if (cycles === CYCLES.long) expect(growthOf(held)).toBeLessThan(MOST_KB_A_CYCLE);
    expect(problems.filter(isNoLimit)).toEqual([]);
  },
  PROOF_TIMEOUT_MS,
);

import type { Page } from 'puppeteer';
import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import type { PageData } from 'shared-types/site/page/page-data';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';
import { visitWithMug } from '../../commerce/shopping';
import { publishChanged } from '../registry/published-build';
import { actOn, isMarked, markPage, untilState } from './act-on';

const REMOTE = 'mf-commerce';
const FEATURE = 'commerce/indicator';
const DRAWER = '[data-feature="commerce/cart-drawer"] dialog[open] [data-line]';
const DEPLOYS = [1, 2, 3, 4, 5];

const shop = openShop();

const versionsIn = (page: Page): Promise<Record<string, string>> =>
  page.$eval(`#${CONTEXT_ELEMENT_ID}`, (data) => {
    const { shell, remotes } = (JSON.parse(data.textContent ?? '') as PageData).release;
    return Object.fromEntries(Object.entries({ shell, ...remotes }).map(([name, { version }]) => [name, version]));
  });
const requestedVersions = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const requested: Record<string, string[]> = {};
    for (const { name } of performance.getEntriesByType('resource')) {
      const [, build = '', version = ''] = /^\/remotes\/([^/]+)\/([^/]+)\//.exec(new URL(name).pathname) ?? [];
      if (build) requested[build] = [...new Set([...(requested[build] ?? []), version])];
    }
    return requested;
  });
/** Publishes changed versions of the remote and the shell, and makes them live. */
async function deploy(turn: number): Promise<string> {
  const change = (text: string): string => `${text}\n/* ${turn} */`;
  await publishChanged(shop.server, 'shell', { path: 'client/deferred.js', change });
  return (await publishChanged(shop.server, REMOTE, { path: 'client/cart-drawer.js', change })).version;
}

spec(
  ['PLAT-01', 'PLAT-02', 'PLAT-03'],
  'an old tab opens a lazy feature after five deploys, and all its files have the version of the tab',
  async () => {
    const { page, problems } = await visitWithMug(shop);
    await markPage(page);
    const began = await versionsIn(page);
    for (const turn of DEPLOYS) await deploy(turn);
    // A newer version stops nothing.
    await untilState(page, FEATURE, 'live');
    await page.click('[data-indicator] a');
    await page.waitForSelector(DRAWER);
    const requested = await requestedVersions(page);
    expect(requested).toEqual(Object.fromEntries(Object.keys(requested).map((name) => [name, [began[name]]])));
    expect(Object.keys(requested)).toEqual(expect.arrayContaining(['shell', REMOTE]));
    expect([await isMarked(page), problems]).toEqual([true, []]);

    const next = (await shop.visit()).page;
    await next.goto(`${shop.url}/about`);
    expect((await versionsIn(next))[REMOTE]).not.toBe(began[REMOTE]);
  },
);

spec(
  'PLAT-03',
  'a withdrawn version stops in open pages, and its successor starts with the next navigation',
  async () => {
    const before = shop.server.services.registry.current().remotes.get(REMOTE)?.manifest.version ?? '';
    const bad = await deploy(6);
    const { page, problems } = await shop.visit();
    await page.goto(`${shop.url}/about`);
    await untilState(page, FEATURE, 'live');
    await actOn(shop, REMOTE, { kind: 'set', version: before });
    await untilState(page, FEATURE, 'waiting');
    // A withdrawn version stays stopped in this page, even if it is live again.
    await actOn(shop, REMOTE, { kind: 'set', version: bad });
    await actOn(shop, 'mf-blocks', { kind: 'disable', keepsHtml: true });
    await page.waitForFunction(() => !document.querySelector('[data-remote="mf-blocks"][data-state="live"]'));
    await untilState(page, FEATURE, 'waiting');
    await actOn(shop, REMOTE, { kind: 'set', version: before });
    await shop.server.services.registry.reload();
    await page.reload();
    await untilState(page, FEATURE, 'live');
    expect((await versionsIn(page))[REMOTE]).toBe(before);
    expect(problems).toEqual([]);
  },
);

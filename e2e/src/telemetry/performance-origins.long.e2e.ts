import type { Page } from 'puppeteer';
import type { Release } from 'shared-types/release';
import { CONTEXT_ELEMENT_ID } from 'shared-types/site/context';
import type { PageData } from 'shared-types/site/page/page-data';
import { openMeasuredShop, leave, untilMeasured, type StoredMetric } from './measured-shop';
import { BUSY_MS, GUILTY, MISTAKE, publishGuiltyRemote, SLOW_CLICK_MS } from './guilty-remote';
import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { drawn } from '../browser/looks/drawn';
import { until } from '../../../tools/testing/until';

const shop = openMeasuredShop();
let guilty = '';
beforeAll(async () => {
  guilty = (await publishGuiltyRemote(shop.server)).origin;
});

function releaseOf(page: Page): Promise<Release> {
  return page.$eval(`#${CONTEXT_ELEMENT_ID}`, (data) => (JSON.parse(data.textContent ?? '') as PageData).release);
}
const named = (stored: readonly StoredMetric[], name: string) => stored.filter((metric) => metric.name === name);
const valueOf = (stored: readonly StoredMetric[], name: string, origin: string) =>
  named(stored, name).find((metric) => metric.origin === origin)?.value ?? 0;

spec(
  ['PERF-10', 'ANLT-01'],
  'a remote that is busy, slow, late in growing and broken is named for all of that, in its version; the others are not',
  async () => {
    const { page } = await shop.visit();
    await page.goto(`${shop.url}/shop`);
    const { remotes, shell } = await releaseOf(page);
    await untilMeasured(page);
    await page.waitForSelector(`${GUILTY}[data-grown]`);
    // Growing must have moved everything before the click.
    await atRest(page);
    await page.click(GUILTY);
    await drawn(page);
    const stored = await leave(shop, page);

    const busy = valueOf(stored, 'long-work', guilty);
    expect(busy).toBeGreaterThanOrEqual(BUSY_MS);
    expect(valueOf(stored, 'shift', guilty)).toBeGreaterThan(0.01);
    expect(named(stored, 'cls')).toMatchObject([{ origin: guilty }]);
    expect(named(stored, 'inp')).toMatchObject([{ origin: guilty }]);
    expect(named(stored, 'inp')[0]?.value).toBeGreaterThanOrEqual(SLOW_CLICK_MS);
    expect(named(stored, 'fid')).toMatchObject([{ origin: guilty }]);
    expect(valueOf(stored, 'file-bytes', guilty)).toBeGreaterThan(500);
    expect(valueOf(stored, 'feature-start', guilty)).toBeGreaterThan(0);

    // Other origins are smaller.
    const others = stored.filter(({ origin }) => origin !== guilty);
    const known = [
      `shell@${shell.version}`,
      ...Object.entries(remotes).map(([name, { version }]) => `${name}@${version}`),
    ];
    // A remote with only HTML on the page is reported without a version.
    const isKnown = (origin: string) => {
      const [name = '', version] = origin.split('@');
      return origin === 'page' || known.includes(origin) || (version === 'unknown' && !(name in remotes));
    };
    expect(others.filter(({ origin }) => !isKnown(origin))).toEqual([]);
    for (const { origin } of named(others, 'file-bytes')) expect(known).toContain(origin);
    expect(named(others, 'file-bytes').length).toBeGreaterThan(2);
    expect(Math.max(0, ...named(others, 'shift').map(({ value }) => value ?? 0))).toBeLessThan(
      valueOf(stored, 'shift', guilty),
    );

    const errors = () =>
      shop.server.services.db
        .selectFrom('telemetry_record')
        .select(['origin', 'data'])
        .where('kind', '=', 'error')
        .execute();
    await until(async () => {
      await shop.server.services.records.flush();
      return (await errors()).length > 0;
    });
    const broken = (await errors()).filter(({ data }) => JSON.stringify(data).includes(MISTAKE));
    expect(broken.map(({ origin }) => origin)).toEqual([guilty]);
  },
);

import type { Page } from 'puppeteer';
import { atRest } from '../../browser/looks/at-rest';
import { openShop } from '../../browser/open/shop';
import { MUG, untilCount } from '../../commerce/shopping';

const ADD = '[data-add-to-cart]';
const developed = openShop({ isDevelopment: true });
const published = openShop();

interface Shown {
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  readonly track: string;
  readonly properties: Readonly<Record<string, string>>;
}

const timelineOf = (page: Page): Promise<Shown[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('measure') as PerformanceMeasure[]).flatMap(
      ({ name, startTime, duration, detail }) => {
        const { devtools } = (detail ?? {}) as {
          devtools?: { track: string; properties: readonly (readonly [string, string])[] };
        };
        if (!devtools) return [];
        return [
          { name, startTime, duration, track: devtools.track, properties: Object.fromEntries(devtools.properties) },
        ];
      },
    ),
  );

const receiversOf = ({ properties }: Shown) =>
  Object.keys(properties).flatMap((key) => (key.startsWith('Received by ') ? [key.slice('Received by '.length)] : []));

test('during development every event of the bus is on the browser’s timeline: sender, payload, receivers', async () => {
  const { page, problems } = await developed.visit();
  await page.goto(developed.url + MUG);
  await atRest(page);
  await page.click(ADD);
  await untilCount(page, 1);
  const shown = await timelineOf(page);
  expect(new Set(shown.map(({ track }) => track))).toEqual(new Set(['Bus']));

  const first = shown.find(({ name }) => name === 'commerce/cart');
  expect(first?.properties['Sender']).toMatch(/^shell\/\w+$/);
  const last = shown.filter(({ name }) => name === 'commerce/cart').at(-1);
  expect(last?.properties['Event']).toBe(
    'state event, version 1: The visitor’s cart in short, as the server last told it.',
  );
  expect(last?.properties['Payload']).toMatch(/^\{ revision: number, .*\bnumber\b/);
  expect(receiversOf(last!)).toEqual(expect.arrayContaining(['shell/startLiveStates', 'mf-commerce/product']));
  expect(last!.startTime).toBeGreaterThan(first!.startTime);

  const added = shown.find(({ name }) => name === 'commerce/line-added');
  expect(added?.properties['Sender']).toBe('mf-commerce/product');
  expect(added?.properties['Payload']).toBe('{ variantId: string, quantity: number }');
  // Sent by a listener of the other event, and nested in it.
  expect(added!.startTime).toBeGreaterThanOrEqual(last!.startTime);
  expect(added!.startTime + added!.duration).toBeLessThanOrEqual(last!.startTime + last!.duration + 0.1);
  // Timelines are shared, so payloads must not be in them.
  expect(JSON.stringify(shown)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  expect(problems).toEqual([]);
});

test('none of this is in the files of a published page', async () => {
  const { page } = await published.visit();
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.goto(published.url + MUG);
  await atRest(page);
  await page.click(ADD);
  await untilCount(page, 1);
  // Fetched again, because a loaded script's text may be gone.
  const read = await Promise.all(scripts.map(async (url) => [url, await (await fetch(url)).text()] as const));
  expect(read.map(([url]) => url.replace(/.*\/client\//, ''))).toEqual(
    expect.arrayContaining(['shell.js', 'deferred.js', 'federation.js']),
  );
  expect(read.filter(([url, text]) => /track-entry|Colonnade/.test(text) || url.endsWith('development.js'))).toEqual(
    [],
  );
  expect(await page.content()).not.toContain('development.js');
  expect(await timelineOf(page)).toEqual([]);
});

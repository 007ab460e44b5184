import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { openShop } from '../browser/open/shop';
import { hastenPauses } from '../browser/pace-timers';
import { BISTRO, BISTRO_IN_POLISH, SHOP, type SampleSite } from '../site/samples/sample-sites';
import { somePages } from '../site/samples/some-pages';
import { chooseCookies } from './choose-cookies';
import { record } from './recording';

const shop = openShop();
const HIT = 'POST /api/census/RecordHit';
const TRACK = 'image GET /api/track/Track';
/** Calls that depend on what the visitor sees on a page. */
const SEEN = /^fetch POST \/api\/(?:census\/(?:button-render|form-render)|v1\/events)$/;
const REPORT = 'POST /api/events/RecordJavascriptErrors';
const SETTINGS = 'GET /api/1/performance/settings';
/** Measurements of the former page, sent when it is left. */
const OF_PAGE_BEFORE = /\/api\/1\/performance\/records$/;
/** Pages on which visits do not count. */
const UNCOUNTED = /\/(?:search|nowhere)\b/;

/** A test opens one of so many pages; each test others. */
const ONE_OF = 4;
const someOf = ({ host, paths }: SampleSite, from: number): SampleSite => ({
  host,
  paths: somePages(paths, { oneOf: ONE_OF, from }),
});

interface Deeds {
  readonly calls: string[];
  readonly cookies: string[];
  readonly writes: string[];
}

/** Opens every page of a site, provokes an error on each, and returns the effects. */
async function look(page: Page, { host, paths }: SampleSite): Promise<Record<string, Deeds>> {
  const url = shop.url.replace('localhost', host);
  const recording = await record(page, url);
  const deeds: Record<string, Deeds> = {};
  for (const path of paths) {
    const before = recording.calls.length;
    await page.goto(url + path);
    await page.evaluate(
      () => void dispatchEvent(new ErrorEvent('error', { message: 'A mistake', error: new Error() })),
    );
    await atRest(page);
    // Reports wait one second for others.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1200)));
    const calls = recording.calls.slice(before).map((call, index) => `${recording.kinds[before + index]} ${call}`);
    deeds[path] = { calls, cookies: await recording.cookies(), writes: await recording.writes() };
  }
  return deeds;
}

function print(title: string, deeds: Record<string, Deeds>): void {
  const cell = (texts: readonly string[]): string => texts.join(', ') || 'none';
  const rows = Object.entries(deeds).map(
    ([path, { calls, cookies, writes }]) => `| ${path} | ${cell(calls)} | ${cell(cookies)} | ${cell(writes)} |`,
  );
  process.stdout.write(`\n${title}\n| page | calls | cookies | writes |\n|---|---|---|---|\n${rows.join('\n')}\n`);
}

const nothing = (cookies: readonly string[], { paths }: SampleSite) =>
  Object.fromEntries(paths.map((path) => [path, { calls: [], cookies, writes: [] }]));

async function visit(): Promise<Page> {
  const { page } = await shop.visit();
  await hastenPauses(page);
  return page;
}

for (const [turn, [name, whole]] of [
  ['the bistro', BISTRO] as const,
  ['the bistro in Polish', BISTRO_IN_POLISH] as const,
].entries()) {
  spec('CONS-28', `before a choice no page of ${name} calls, stores or writes what is not necessary`, async () => {
    const site = someOf(whole, turn);
    const deeds = await look(await visit(), site);
    print(`${name}, before a choice`, deeds);
    expect(deeds).toEqual(nothing(['crumb'], site));
  });

  spec('CONS-28', `nor does a page of ${name} after declining`, async () => {
    const site = someOf(whole, turn + 2);
    const page = await visit();
    await page.goto(shop.url.replace('localhost', site.host) + (whole.paths[0] ?? ''));
    await chooseCookies(page, 'declined');
    const deeds = await look(page, site);
    print(`${name}, after declining`, deeds);
    expect(deeds).toEqual(nothing(['CookieChoice', 'crumb'], site));
  });
}

spec('CONS-28', 'the same checks see pages of the shop count visitors, since it asks for no consent', async () => {
  const deeds = await look(await visit(), someOf(SHOP, 0));
  print('the shop, without the policy', deeds);
  for (const [path, { calls, cookies }] of Object.entries(deeds)) {
    const hit = UNCOUNTED.test(path) ? [] : [`fetch ${HIT}`];
    const track = UNCOUNTED.test(path) ? [] : [TRACK];
    const own = calls.filter((call) => !OF_PAGE_BEFORE.test(call) && !SEEN.test(call));
    const expected = [`fetch ${SETTINGS}`, ...hit, `fetch ${REPORT}`, ...track];
    expect([path, [...new Set(own)].sort()]).toEqual([path, expected]);
    expect(cookies).toEqual(expect.arrayContaining(['ss_cvr', 'ss_cvt']));
  }
});

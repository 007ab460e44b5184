import type { HTTPRequest, Page } from 'puppeteer';
import type { SiteProfile } from '../../../server/src/site/directory/site-profile';
import { bumpRevision } from '../../../server/src/site/directory/revision';
import { long, spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import type { Visit } from '../browser/browser';
import { openShop } from '../browser/open/shop';
import { endWaitsOnCall } from '../browser/pace-timers';

const shop = openShop();
const MAP = '.blocks-map';
const SHOW = `${MAP} [data-map-show]`;

/** Replaces Google's script: draws text under the same policy, for the same libraries. */
const GOOGLE = `{
  class Map { constructor(canvas, options) { canvas.textContent = 'Drawn at ' + options.zoom; } }
  class Marker { addListener() { return { remove() {} }; } setMap() {} }
  google.maps.importLibrary = async (name) => ({ maps: { Map }, marker: { Marker } })[name];
  google.maps.__ib__();
}`;

async function setWebsite(website: NonNullable<SiteProfile['website']>): Promise<void> {
  const { db, sites } = shop.server.services;
  const { id, profile } = await db
    .selectFrom('site')
    .select(['id', 'profile'])
    .where('identifier', '=', 'fern-and-kiln')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('site')
    .set({ profile: JSON.stringify({ ...(profile as SiteProfile), website }) })
    .where('id', '=', id)
    .execute();
  await bumpRevision(db, id);
  sites.invalidate(id);
}

const KEYED = { mapsKey: 'AIza-example_key' };
beforeAll(() => setWebsite(KEYED));

interface Watched {
  readonly page: Page;
  readonly problems: string[];
  readonly foreign: URL[];
}

async function open({ page, problems }: Visit, answer: (request: HTTPRequest) => Promise<void>): Promise<Watched> {
  const foreign: URL[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === shop.url || url.protocol === 'data:') return void request.continue();
    foreign.push(url);
    return void answer(request);
  });
  await page.goto(`${shop.url}/about`);
  await page.$eval(MAP, (map) => map.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return { page, problems, foreign };
}

const google = (request: HTTPRequest) => request.respond({ contentType: 'text/javascript', body: GOOGLE });
const status = (page: Page) => page.$eval(`${MAP} [role=status]`, (element) => element.textContent);
const showsFailure = (map: string) =>
  /could not be loaded/.test(document.querySelector(`${map} [role=status]`)?.textContent ?? '');
const isStill = (page: Page) => page.$eval(`${MAP} [data-map-canvas]`, (canvas) => (canvas as HTMLElement).hidden);

spec(
  ['MAP-10', 'MAP-14'],
  'requests nothing from Google before the button is pressed, and then only the script',
  async () => {
    const { page, problems, foreign } = await open(await shop.visit(), google);
    await page.waitForSelector(`${MAP}[data-map-live]`);
    expect(foreign).toEqual([]);
    expect(await page.$eval(`${MAP} a`, (link) => (link as HTMLAnchorElement).href)).toContain(
      'maps.google.com/maps?sll=',
    );
    await page.focus(SHOW);
    await page.keyboard.press('Enter');
    await page.waitForFunction((map) => document.querySelector(`${map} [data-map-canvas]`)?.textContent, {}, MAP);
    expect(await page.$eval(`${MAP} [data-map-canvas]`, (canvas) => canvas.textContent)).toBe('Drawn at 15');
    expect(foreign.map(({ hostname }) => hostname)).toEqual(['maps.googleapis.com']);
    expect(Object.fromEntries(foreign[0]!.searchParams)).toMatchObject({
      key: 'AIza-example_key',
      language: 'en',
      region: 'US',
    });
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-map-canvas'))).toBe(true);
    expect(problems).toEqual([]);
  },
);

spec('BLOCK-03', 'if Google fails, address and link stay, with a message and a way to try again', async () => {
  const answers = [(request: HTTPRequest) => request.abort(), google];
  const { page } = await open(await shop.visit(), (request) => (answers.shift() ?? google)(request));
  await page.waitForSelector(`${MAP}[data-map-live]`);
  await page.click(SHOW);
  await page.waitForFunction(showsFailure, {}, MAP);
  expect([await isStill(page), await page.$eval(SHOW, (button) => button.textContent)]).toEqual([true, 'Try again']);
  expect(await axeViolations(page, MAP)).toEqual([]);
  await page.click(SHOW);
  await page.waitForFunction((map) => document.querySelector(`${map} [data-map-canvas]`)?.textContent, {}, MAP);
  expect([await isStill(page), await status(page)]).toEqual([false, '']);
});

long.spec('BLOCK-03', 'if Google rejects the key, the focus returns to the button', async () => {
  const { page } = await open(await shop.visit(), google);
  await page.waitForSelector(`${MAP}[data-map-live]`);
  await page.focus(SHOW);
  await page.keyboard.press('Enter');
  await page.waitForFunction((map) => document.activeElement?.matches(`${map} [data-map-canvas]`), {}, MAP);
  await page.evaluate(() => (globalThis as unknown as { gm_authFailure: () => void }).gm_authFailure());
  await page.waitForFunction(showsFailure, {}, MAP);
  expect(await page.evaluate((show) => document.activeElement?.matches(show), SHOW)).toBe(true);
});

long.spec('MAP-12', 'a Google that hangs times out', async () => {
  const hanging: HTTPRequest[] = [];
  const visit = await shop.visit();
  const endWaits = await endWaitsOnCall(visit.page);
  const { page } = await open(visit, async (request) => void hanging.push(request));
  await page.waitForSelector(`${MAP}[data-map-live]`);
  await page.click(SHOW);
  expect(await status(page)).toBe('Loading the map…');
  await endWaits();
  await page.waitForFunction(showsFailure, {}, MAP);
  expect(await isStill(page)).toBe(true);
  await Promise.all(hanging.map((request) => request.abort()));
});

spec('MAP-14', 'without script there are the address and the link, and no button without effect', async () => {
  const { page, foreign } = await open(await shop.visit({ withScript: false }), google);
  expect(await page.$eval(SHOW, (button) => button.checkVisibility())).toBe(false);
  expect(await page.$eval(`${MAP} address`, (address) => (address as HTMLElement).innerText)).toContain(
    '1420 SE Alder Street',
  );
  expect(foreign).toEqual([]);
});

test('the policy allows Google on the page with the map and its key, and on no other', async () => {
  const policyOf = async (path: string) => (await fetch(shop.url + path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/about')).toContain('lit-html');
  expect(await policyOf('/about')).toContain('https://*.googleapis.com');
  for (const path of ['/', '/gallery', '/shop'])
    expect(await policyOf(path)).not.toMatch(/google(apis)?\.com|lit-html/);
  await setWebsite({});
  expect(await policyOf('/about')).not.toMatch(/google(apis)?\.com|gstatic|lit-html/);
  await setWebsite(KEYED);
});

import type { HTTPRequest, Page } from 'puppeteer';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { long, spec } from '../../../tools/testing/spec';
import { PASSWORD, seedAccount, signIn } from '../../../tools/testing/store/seed-account';
import { createShopper } from '../../../tools/testing/store/shopper';
import { axeViolations } from '../browser/looks/axe-violations';
import type { Visit } from '../browser/browser';
import { openChangedShop } from '../browser/open/changed-shop';
import { overflowOf } from '../browser/looks/overflow-of';

const VIEWER = 'viewer@e2e.example';
const [TABLE, EVENTS, WEDDING] = ['1', '2', '3'].map((end) => `e2e00000-0000-4000-8000-00000000000${end}`) as [
  string,
  string,
  string,
];

const tables: DocumentPage = {
  path: '/tables',
  pageType: 2,
  title: 'Tables',
  description: 'Where to book.',
  body: {
    raw: false,
    layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [TABLE, EVENTS, WEDDING] }] }] },
  },
  blocks: [
    { id: TABLE, type: BLOCK_TYPE.opentable, settings: { restaurantId: '100200' } },
    { id: EVENTS, type: BLOCK_TYPE.tock, variant: 1019, settings: { business: 'fern-and-kiln' } },
    {
      id: WEDDING,
      type: BLOCK_TYPE.reservations,
      settings: { pageUrl: 'https://www.zola.com/registry/ada-and-jan', loads: 'visible' },
    },
  ],
};
const shop = openChangedShop((document: SiteDocument) => ({ ...document, pages: [...document.pages, tables] }));
const at = (id: string, part = '') => `#block-${id} ${part}`;

/** Replace the providers' scripts: each draws text instead of a widget. */
const PROVIDERS: Readonly<Record<string, string>> = {
  'www.opentable.com': `{
    const words = document.createElement('p');
    words.textContent = 'Tables, ' + new URL(document.currentScript.src).searchParams.get('theme');
    document.currentScript.after(words);
  }`,
  'www.exploretock.com': `{
    tock.callMethod = (...args) => {
      const words = document.createElement('p');
      words.textContent = args.join(' ');
      document.getElementById('Tock_widget_container').append(words);
    };
    for (const args of tock.queue) tock.callMethod(...args);
  }`,
  'widget.zola.com': `{
    const words = document.createElement('p');
    words.textContent = document.querySelector('.zola-registry-embed').dataset.registryKey;
    document.querySelector('.zola-registry-embed').replaceWith(words);
  }`,
};

const provide = (request: HTTPRequest) =>
  request.respond({ contentType: 'text/javascript', body: PROVIDERS[new URL(request.url()).hostname] ?? '' });

interface Watched {
  readonly page: Page;
  readonly problems: string[];
  readonly foreign: string[];
}

/** Opens the page with the blocks; `answer` replaces the providers. */
async function open(visit: Visit, answer = provide): Promise<Watched> {
  const { page, problems } = visit;
  const foreign: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === shop.url || url.protocol === 'data:') return void request.continue();
    foreign.push(url.hostname);
    return void answer(request);
  });
  await page.goto(`${shop.url}/tables`);
  return { page, problems, foreign };
}

const untilState = (page: Page, id: string, state: string) =>
  page.waitForSelector(at(id, `[data-reservations-state="${state}"]`));
const untilLive = (page: Page, id: string) => page.waitForSelector(at(id, '[data-reservations-live]'));
const scrollTo = (page: Page, id: string) =>
  page.$eval(at(id), (block) => block.scrollIntoView({ block: 'center', behavior: 'instant' }));
const drawn = (page: Page, id: string) =>
  page.$eval(
    at(id, 'iframe'),
    (frame) => (frame as HTMLIFrameElement).contentDocument?.querySelector('p')?.textContent,
  );
const setWidth = (page: Page, id: string, width: number) =>
  page.$eval(at(id, 'section'), (section, px) => ((section as HTMLElement).style.inlineSize = `${px}px`), width);

spec(
  ['RESV-01', 'RESV-05', 'RESV-06', 'RESV-07', 'RESV-08', 'BLOCK-01'],
  'a provider is args for something when its button is pressed, or when owner and visitor allow it; its widget fits the block',
  async () => {
    const { page, problems, foreign } = await open(await shop.visit());
    await untilLive(page, TABLE);
    // The owner allows this one to load without a click, and this site asks for no consent.
    await scrollTo(page, WEDDING);
    await untilState(page, WEDDING, 'loaded');
    expect([await drawn(page, WEDDING), foreign]).toEqual(['ada-and-jan', ['widget.zola.com']]);
    foreign.length = 0;
    await setWidth(page, TABLE, 850);
    await page.focus(at(TABLE, 'button'));
    await page.keyboard.press('Enter');
    await untilState(page, TABLE, 'loaded');
    expect([await drawn(page, TABLE), foreign]).toEqual(['Tables, standard', ['www.opentable.com']]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await page.focus(at(TABLE, 'a'));
    await setWidth(page, TABLE, 851);
    await page.waitForSelector(at(TABLE, 'iframe[src$="theme=wide"]'));
    await untilState(page, TABLE, 'loaded');
    expect(await drawn(page, TABLE)).toBe('Tables, wide');

    await scrollTo(page, EVENTS);
    await untilLive(page, EVENTS);
    const columns = async (width: number) => {
      await setWidth(page, EVENTS, width);
      return page.$eval(
        at(EVENTS, '.blocks-reservations__layout'),
        (layout) => getComputedStyle(layout).gridTemplateColumns.split(' ').length,
      );
    };
    expect([await columns(750), await columns(751)]).toEqual([1, 2]);
    await page.click(at(EVENTS, 'button'));
    await untilState(page, EVENTS, 'loaded');
    expect(await drawn(page, EVENTS)).toBe('init fern-and-kiln');

    expect(foreign.at(-1)).toBe('www.exploretock.com');
    expect(await axeViolations(page, 'main')).toEqual([]);
    expect(problems).toEqual([]);
  },
);

long.spec('BLOCK-03', 'if a provider fails, text and link stay, with a message and a way to try again', async () => {
  const failing = new Set(['www.opentable.com']);
  const { page } = await open(await shop.visit({ screen: 'phone' }), (request) =>
    failing.delete(new URL(request.url()).hostname) ? request.abort() : provide(request),
  );
  await untilLive(page, TABLE);
  await page.click(at(TABLE, 'button'));
  await page.waitForFunction(
    (status) => /could not be loaded/.test(document.querySelector(status)?.textContent ?? ''),
    {},
    at(TABLE, '[role=status]'),
  );
  expect(await page.$eval(at(TABLE, 'button'), ({ textContent }) => textContent)).toBe('Try again');
  expect(await axeViolations(page, at(TABLE))).toEqual([]);
  await page.click(at(TABLE, 'button'));
  await untilState(page, TABLE, 'loaded');
  expect(await overflowOf(page)).toEqual([]);
});

spec('RESV-08', 'without script there is a link to each provider, and no button without effect', async () => {
  const { page, foreign } = await open(await shop.visit({ withScript: false }));
  const links = await page.$$eval('main section a', (all) => all.map((link) => (link as HTMLAnchorElement).hostname));
  expect(links).toEqual(['www.opentable.com', 'www.exploretock.com', 'www.zola.com']);
  expect(
    await page.$$eval('main section button', (all) => all.filter((button) => button.checkVisibility()).length),
  ).toBe(0);
  expect(foreign).toEqual([]);
});

long.spec(['RESV-02', 'RESV-03'], 'an account sees a preview, and is told to log out to use the block', async () => {
  const { app, services } = shop.server;
  await seedAccount(services.db, { email: VIEWER, roles: { 'fern-and-kiln': ['viewer'] } });
  const browser = createShopper(app, 'localhost');
  await signIn(browser, VIEWER, PASSWORD);
  const visit = await shop.visit();
  const cookies = [...browser.cookies].map(([name, value]) => ({ name, value, url: shop.url }));
  await visit.page.setCookie(...cookies);
  const { page, foreign } = await open(visit);
  for (const id of [TABLE, WEDDING]) {
    await scrollTo(page, id);
    await untilLive(page, id);
    await page.click(at(id, 'button'));
    await page.waitForSelector('dialog[open] button');
    const texts = await page.$eval('dialog[open]', (dialog) =>
      [...dialog.querySelectorAll('h2, p')].map((part) => part.textContent),
    );
    expect(texts).toEqual([
      'Preview Only',
      'You are logged in, so you see a preview of this block only. Log out to use the block.',
    ]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  }
  expect([foreign, await page.$$('main iframe')]).toEqual([[], []]);
});

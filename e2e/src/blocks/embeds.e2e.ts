import type { HTTPRequest, Page } from 'puppeteer';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { long, spec } from '../../../tools/testing/spec';
import type { Visit } from '../browser/browser';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { openChangedShop, withCookieSettings } from '../browser/open/changed-shop';

const ids = ['1', '2', '3', '4', '5'].map((end) => `e2e00000-0000-4000-8000-0000000002${end}0`);
const [OWN, EXTERNAL, PLAYER, FOLLOW, COMMENTS] = ids as [string, string, string, string, string];
const blocks: readonly Block[] = [
  {
    id: OWN,
    type: BLOCK_TYPE.code,
    settings: {
      html: '<p id="own">Fired</p>',
      javascript: `const own = document.getElementById('own');
        own.style.height = '300px';
        try { own.textContent += document.cookie + parent.document.title; } catch { own.textContent += ' alone'; }
        fetch('https://tracker.example/').catch(() => (own.textContent += ' and quiet'));`,
    },
  },
  {
    id: EXTERNAL,
    type: BLOCK_TYPE.code,
    settings: {
      html: '<img src="https://widgets.example/a.png" alt=""><script src="https://widgets.example/a.js"></script>',
      external: true,
    },
  },
  { id: PLAYER, type: BLOCK_TYPE.embed, settings: { url: 'https://soundcloud.com/fern/kiln' } },
  { id: FOLLOW, type: BLOCK_TYPE.embed, settings: { service: 'x', account: 'fernandkiln', loads: 'visible' } },
  { id: COMMENTS, type: BLOCK_TYPE.comments, settings: {} },
];
const embeds: DocumentPage = {
  path: '/embeds',
  pageType: 2,
  title: 'Embeds',
  description: 'What others show here.',
  body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: ids }] }] } },
  blocks,
};
const withEmbeds = (document: SiteDocument): SiteDocument => ({
  ...document,
  pages: [...document.pages, embeds],
  site: {
    ...document.site,
    settings: { ...document.site.settings, disqusShortname: 'fern-kiln', commentsEnabled: true },
    website: {
      ...document.site.website,
      googleFonts: ['Lora'],
      typekitId: 'abc1def',
      typekitFonts: ['Gone Sans'],
      webFonts: { heading: 'Lora' },
    },
  },
});
const at = (id: string, part = '') => `#block-${id} ${part}`;

/** Stand in for the services. */
const SERVICES: Readonly<Record<string, { readonly contentType: string; readonly body: string }>> = {
  'widgets.example': { contentType: 'text/javascript', body: `document.body.append('External')` },
  'platform.twitter.com': {
    contentType: 'text/javascript',
    body: `const words = document.createElement('p');
      words.textContent = document.querySelector('.twitter-follow-button').href;
      document.querySelector('.twitter-follow-button').replaceWith(words);`,
  },
  'w.soundcloud.com': { contentType: 'text/html', body: '<p>Player</p>' },
  'fern-kiln.disqus.com': {
    contentType: 'text/javascript',
    body: `const count = document.querySelector('.disqus-comment-count');
      if (count) count.textContent = '7 Comments';
      else document.getElementById('disqus_thread').append(Object.assign(document.createElement('p'), { textContent: 'Talk' }));`,
  },
  'fonts.googleapis.com': { contentType: 'text/css', body: `@font-face { font-family: Lora; src: local(serif) }` },
  'use.typekit.net': { contentType: 'text/css', body: `@font-face { font-family: "futura-pt"; src: local(serif) }` },
};
const serve = (request: HTTPRequest) => {
  const service = SERVICES[new URL(request.url()).hostname];
  return service ? request.respond({ ...service, headers: { 'access-control-allow-origin': '*' } }) : request.abort();
};

/** Opens the page; the answer names every host outside of the shop that was asked for something. */
async function open(
  { page }: Visit,
  url: string,
  answer = serve,
): Promise<{ readonly hosts: () => string[]; readonly warned: string[] }> {
  const hosts = new Set<string>();
  const warned: string[] = [];
  page.on('console', (message) => message.type() === 'warn' && warned.push(message.text()));
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { origin, hostname, protocol } = new URL(request.url());
    if (origin === url || protocol === 'data:') return void request.continue();
    hosts.add(hostname);
    return void answer(request);
  });
  await page.goto(`${url}/embeds`);
  return { hosts: () => [...hosts].sort(), warned };
}
const scrollTo = (page: Page, id: string) =>
  page.$eval(at(id), (block) => block.scrollIntoView({ block: 'center', behavior: 'instant' }));
const untilLive = (page: Page, id: string) => page.waitForSelector(at(id, '[data-widget-live]'));
const untilState = (page: Page, id: string, state: string) =>
  page.waitForSelector(at(id, `[data-widget-state="${state}"]`));

describe('on a site whose policy is not restrictive', () => {
  const shop = openChangedShop(withEmbeds);

  spec(
    ['EMBED-01', 'EMBED-02', 'EMBED-03', 'EMBED-05'],
    'embeds come when they may: the count, the fonts and what the owner lets come by itself, and the rest when asked',
    async () => {
      const visit = await shop.visit();
      const { page } = visit;
      const { hosts, warned } = await open(visit, shop.url);
      await scrollTo(page, FOLLOW);
      await untilState(page, FOLLOW, 'loaded');
      const follow = await page.$eval(
        at(FOLLOW, 'iframe'),
        (frame) => (frame as HTMLIFrameElement).contentDocument?.querySelector('p')?.textContent,
      );
      expect(follow).toBe('https://twitter.com/fernandkiln');
      await scrollTo(page, COMMENTS);
      await page.waitForFunction(() => /7/.test(document.querySelector('[data-comment-count]')?.textContent ?? ''));
      await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('futura')));
      await page.waitForSelector('link[href^="https://fonts.googleapis.com/css2?family=Lora&"]');
      expect(hosts()).not.toContain('w.soundcloud.com');
      await scrollTo(page, PLAYER);
      await untilLive(page, PLAYER);
      await page.locator(at(PLAYER, '[data-widget-show]')).click();
      await untilState(page, PLAYER, 'loaded');
      await page.locator(at(COMMENTS, '[data-widget-show]')).click();
      await untilState(page, COMMENTS, 'loaded');
      expect(hosts()).toEqual([
        'fern-kiln.disqus.com',
        'fonts.googleapis.com',
        'platform.twitter.com',
        'use.typekit.net',
        'w.soundcloud.com',
        'widgets.example',
      ]);
      expect(warned).toContain('Requested font no longer in Typekit');
      expect(await axeViolations(page, 'main')).toEqual([]);
      expect(await overflowOf(page)).toEqual([]);
    },
  );

  spec(
    'PLAT-08',
    'an owner’s code runs without script of ours, alone: no cookie, no page around it, no other site',
    async () => {
      const visit = await shop.visit();
      const { page } = visit;
      const { hosts } = await open(visit, shop.url);
      await scrollTo(page, OWN);
      const frame = await (await page.waitForSelector(at(OWN, 'iframe')))?.contentFrame();
      await frame?.waitForFunction(() => /quiet/.test(document.body.textContent));
      expect(await frame?.$eval('#own', ({ textContent }) => textContent)).toBe('Fired alone and quiet');
      expect(hosts()).not.toContain('tracker.example');
      await page.waitForFunction(
        (selector) => (document.querySelector(selector) as HTMLElement).offsetHeight > 300,
        {},
        at(OWN, 'iframe'),
      );
    },
  );

  long.spec(
    ['BLOCK-03', 'EMBED-04'],
    'a widget that fails offers a retry, which may succeed, and to be dismissed',
    async () => {
      let fails = 2;
      const visit = await shop.visit({ screen: 'phone' });
      const { page } = visit;
      await open(visit, shop.url, (request) =>
        request.url().includes('platform.twitter') && fails-- > 0 ? request.abort() : serve(request),
      );
      await scrollTo(page, FOLLOW);
      await untilState(page, FOLLOW, 'failed');
      const offers = () =>
        page.$$eval(at(FOLLOW, '[data-widget-actions] button'), (all) => all.map((one) => one.textContent));
      expect(await offers()).toEqual(['Retry', 'Dismiss']);
      await page.locator(at(FOLLOW, '[data-widget-retry]')).click();
      await page.waitForFunction(
        (selector) => document.querySelector(selector)?.getAttribute('data-widget-state') === 'failed',
        {},
        at(FOLLOW, '[data-widget-stage]'),
      );
      await page.locator(at(FOLLOW, '[data-widget-dismiss]')).click();
      expect(await page.$eval(at(FOLLOW, '[data-widget-status]'), ({ textContent }) => textContent)).toBe('');
      await page.locator(at(FOLLOW, '[data-widget-show]')).click();
      await untilState(page, FOLLOW, 'loaded');
      expect(await overflowOf(page)).toEqual([]);
    },
  );
});

describe('on a site whose policy is restrictive', () => {
  const shop = openChangedShop((document) =>
    withCookieSettings(withEmbeds(document), { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true }),
  );

  spec(
    ['EMBED-02', 'EMBED-03'],
    'nobody else is asked for anything before a choice; a press is one for its own block',
    async () => {
      const visit = await shop.visit();
      const { page } = visit;
      const { hosts } = await open(visit, shop.url);
      for (const id of ids) await scrollTo(page, id);
      await untilLive(page, COMMENTS);
      expect(hosts()).toEqual([]);
      await page.$eval(at(PLAYER, '[data-widget-show]'), (button) => (button as HTMLElement).click());
      await untilState(page, PLAYER, 'loaded');
      expect(hosts()).toEqual(['w.soundcloud.com']);
    },
  );

  long.spec('PLAT-08', 'without script there are ways to each, and no button that does nothing', async () => {
    const visit = await shop.visit({ withScript: false });
    const { hosts } = await open(visit, shop.url);
    const links = await visit.page.$$eval('main a[target]', (all) =>
      all.filter((link) => link.checkVisibility()).map((link) => (link as HTMLAnchorElement).href),
    );
    expect(links).toEqual([
      `${shop.url}/frame/${EXTERNAL}`,
      'https://soundcloud.com/fern/kiln',
      'https://x.com/fernandkiln',
    ]);
    expect(hosts()).toEqual([]);
    await visit.page.goto(`${shop.url}/frame/${EXTERNAL}`);
    expect(hosts()).toEqual(['widgets.example']);
  });
});

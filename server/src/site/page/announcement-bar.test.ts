import { ANNOUNCEMENT_ELEMENT_ID } from 'shared-types/site/page/announcement-bar';
import { ANNOUNCEMENT_FILES } from 'shared-types/release';
import { COOKIE, PREVIEW_COOKIE } from 'shared-types/site/cookie';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import {
  ANNOUNCEMENT,
  ANNOUNCEMENT_IN_POLISH,
  withAnnouncement,
} from '../../../../tools/testing/site/with-announcement';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { dataIn } from './template/page-context.fixture';

const OWNER = 'owner@shop.example';
const PAGES = ['/', '/shop', '/shop/p/mug', '/search'];

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [OWNER]: ['admin'] } });
});
beforeEach(() => open.load(withAnnouncement(exampleDocument())));
afterAll(() => open.close());

const BAR = new RegExp(`<aside [^>]*id="${ANNOUNCEMENT_ELEMENT_ID}"[^>]*>.*?</aside>`, 's');
/** A word that only the script that closes the bar contains. */
const CLOSES = 'cookieStore';

/** The bar in a page's HTML, and its script in the page. */
async function at(path: string, browser: Shopper = open.visitor()) {
  const { body } = await browser.get(path);
  const { files } = dataIn(body).release.shell;
  const module = {
    closing: body.includes(CLOSES),
    script: ANNOUNCEMENT_FILES.script in files,
    style: ANNOUNCEMENT_FILES.style in files,
  };
  return { bar: BAR.exec(body)?.[0], module, body };
}

const VISITORS = { closing: true, script: false, style: false };
const NOTHING = { closing: false, script: false, style: false };
const ACCOUNTS = { closing: true, script: true, style: true };

async function owner(): Promise<Shopper> {
  const browser = open.visitor();
  await signIn(browser, OWNER);
  return browser;
}

spec(
  ['START-17', 'START-23'],
  'a site with an announcement shows it above the header of every page, with a close button',
  async () => {
    for (const path of PAGES) {
      const { bar = '', module, body } = await at(path);
      expect([path, module]).toEqual([path, VISITORS]);
      expect(bar).toContain(ANNOUNCEMENT.text);
      expect(bar).toContain(`href="${ANNOUNCEMENT.link?.href}">${ANNOUNCEMENT.link?.title}</a>`);
      expect(bar).not.toMatch(/^<aside[^>]*(?: hidden|--closed)/);
      expect(body.indexOf('frame-skip')).toBeLessThan(body.indexOf(bar));
      expect(body.indexOf(bar)).toBeLessThan(body.indexOf('<header'));
      expect(body).toContain('.site-announcement-bar{');
    }
  },
);

spec('START-17', 'a site without one sends its visitors no part of the bar', async () => {
  await open.load(exampleDocument());
  for (const path of PAGES) {
    const { bar, module, body } = await at(path);
    expect([path, bar, module]).toEqual([path, undefined, NOTHING]);
    expect(body).not.toContain('announcement');
  }
});

spec('START-16', 'an account has the bar on every page of every site, hidden without an announcement', async () => {
  const browser = await owner();
  const announced = await at('/shop', browser);
  expect([announced.module, announced.bar]).toEqual([ACCOUNTS, expect.stringContaining(ANNOUNCEMENT.text)]);
  await open.load(exampleDocument());
  for (const path of PAGES) {
    const { bar, module } = await at(path, browser);
    expect([path, module]).toEqual([path, ACCOUNTS]);
    expect(bar).toMatch(/^<aside [^>]* hidden="">/);
  }
  expect((await at('/shop')).module).toEqual(NOTHING);
});

test('neither an account’s bar nor a visitor’s closing affects others, however the page is cached', async () => {
  const browser = await owner();
  await open.load(exampleDocument());
  expect([(await at('/', browser)).bar, (await at('/')).bar]).toEqual([expect.any(String), undefined]);
  await open.load(withAnnouncement(exampleDocument()));
  const closer = open.visitor();
  closer.setCookie(COOKIE.announcement, /data-announcement="([^"]*)"/.exec((await at('/')).body)?.[1] ?? '');
  expect([(await at('/', closer)).bar, (await at('/')).bar]).toEqual([undefined, expect.any(String)]);
});

test('a visitor who has closed it gets no part of it on any page, until the owner changes it', async () => {
  const visitor = open.visitor();
  const [, id = ''] = /data-announcement="([^"]*)"/.exec((await at('/', visitor)).body) ?? [];
  visitor.setCookie(COOKIE.announcement, id);
  for (const path of PAGES) {
    const { bar, module } = await at(path, visitor);
    expect([path, bar, module]).toEqual([path, undefined, NOTHING]);
  }
  await open.load(patched({ 'site.tagline': 'Another one' }, withAnnouncement(exampleDocument())));
  expect((await at('/', visitor)).bar).toBeUndefined();
  for (const change of [{ text: 'Open on Friday.' }, { version: 2 }]) {
    await open.load(withAnnouncement(exampleDocument(), change));
    expect((await at('/', visitor)).bar).toContain(change.text ?? ANNOUNCEMENT.text);
  }
});

test('an account that has closed it gets its element, closed in the HTML', async () => {
  const browser = await owner();
  const [, id = ''] = /data-announcement="([^"]*)"/.exec((await at('/', browser)).body) ?? [];
  browser.setCookie(COOKIE.announcement, id);
  const { bar, module } = await at('/', browser);
  expect(bar).toMatch(/^<aside class="site-announcement-bar site-announcement-bar--closed"/);
  expect(module).toEqual(ACCOUNTS);
});

test.each(['', 'x', '"><script>', 'A'.repeat(16)])('a cookie with %j closes nothing', async (value) => {
  const visitor = open.visitor();
  visitor.setCookie(COOKIE.announcement, value);
  expect((await at('/', visitor)).bar).toContain(ANNOUNCEMENT.text);
});

test('closed in one language it is closed in all; each has its own text', async () => {
  await open.load(withAnnouncement(bilingualDocument()));
  const visitor = open.visitor('bilingual.example');
  const own = await at('/', visitor);
  expect(own.bar).toContain(ANNOUNCEMENT.text);
  const polish = await at('/pl/shop', visitor);
  expect(polish.bar).toContain(ANNOUNCEMENT_IN_POLISH.text);
  expect(polish.bar).toMatch(/aria-label="Ogłoszenie".*aria-label="Zamknij ogłoszenie"/s);
  visitor.setCookie(COOKIE.announcement, /data-announcement="([^"]*)"/.exec(own.body)?.[1] ?? '');
  expect([(await at('/', visitor)).bar, (await at('/pl/shop', visitor)).bar]).toEqual([undefined, undefined]);
});

test('a language without a text shows none', async () => {
  await open.load(patched({ 'site.announcement': ANNOUNCEMENT }, bilingualDocument()));
  const visitor = open.visitor('bilingual.example');
  expect((await at('/', visitor)).bar).toContain(ANNOUNCEMENT.text);
  expect((await at('/pl', visitor)).bar).toBeUndefined();
});

test('every visitor’s form has that visitor’s own crumb, and redirects back to the page', async () => {
  const crumbIn = ({ bar = '' }) => /name="crumb" value="([^"]{44})"/.exec(bar)?.[1];
  const [one, other] = [open.visitor(), open.visitor()];
  const [first, second] = [await at('/shop?a=1', one), await at('/shop?a=1', other)];
  expect([crumbIn(first), crumbIn(second)]).toEqual([one.cookies.get('crumb'), other.cookies.get('crumb')]);
  expect(first.bar).toContain('name="return" value="/shop?a=1"');
});

test('its text is escaped', async () => {
  await open.load(withAnnouncement(exampleDocument(), { text: 'Cups < 5 & <script>alert(1)</script>' }));
  expect((await at('/')).bar).toContain('Cups &lt; 5 &amp; &lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a lock screen has it, a page of the admin area has none', async () => {
  await open.load(patched({ 'pages.0.lock': { by: 'members' } }, withAnnouncement(exampleDocument())));
  const locked = await at('/');
  expect(locked.body).toContain('<meta name="robots" content="noindex"');
  expect(locked.bar).toContain(ANNOUNCEMENT.text);
  expect((await at('/config/sign-in')).bar).toBeUndefined();
  expect((await at('/config/', await owner())).bar).toBeUndefined();
});

test('a preview without the shell shows it without its script', async () => {
  const visitor = open.visitor();
  visitor.setCookie(PREVIEW_COOKIE.sixth, '1');
  const { body } = await visitor.get('/shop');
  expect(BAR.exec(body)?.[0]).toContain(ANNOUNCEMENT.text);
  expect(body).not.toContain(CLOSES);
});

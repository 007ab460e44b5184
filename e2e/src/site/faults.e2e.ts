import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { artifactKey } from '../../../server/src/site/registry/artifact-files';
import { spec } from '../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../tools/testing/test-server';
import { startBrowser, visit } from '../browser/browser';
import { makeLive, publishFaulty } from './faulty-build';

const REMOTE = 'mf-commerce';
const ENTRY = 'client/remote.js';
const FEATURE = 'client/cart.js';
const SERVER = 'server.cjs';
const TEST_MS = 60_000;

let server: TestServer;
let shop: string;
let browser: Browser;
/** The version that was live before any fault. */
let whole: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer({ blockBudgetMs: 1500, pageBudgetMs: 6000 }), startBrowser()]);
  shop = await server.open();
  whole = server.services.registry.current().remotes.get(REMOTE)?.manifest.version ?? '';
}, TEST_MS);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

afterEach(async () => {
  await makeLive(server, REMOTE, whole);
});

/** Answers one kind of request in place of the server. */
async function intercept(page: Page, part: string, answer: (request: HTTPRequest) => unknown): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.url().includes(part) ? answer(request) : request.continue()));
}

/** Puts a mug in the cart and looks at the cart page. */
async function fillCart(page: Page): Promise<void> {
  await page.goto(`${shop}/shop/p/stoneware-mug`);
  await page.click('[data-add-to-cart]');
  await page.waitForFunction(() => document.querySelector('[data-cart-count]')?.textContent?.trim() === '1');
  await page.goto(`${shop}/cart`);
}

/** The page is whole, the way to the checkout works, and the failure names the remote and its version. */
async function expectBuyingStillWorks(page: Page, problems: readonly string[], version: string): Promise<void> {
  await page.focus('[data-feature="commerce/cart"] input');
  await page.waitForSelector('[data-feature="commerce/cart"][data-state="failed"]');
  expect(await page.$eval('[data-feature="commerce/cart"]', (cart) => cart.textContent)).toMatch(/mug/i);
  expect(problems.join('\n')).toContain(`${REMOTE}@${version}`);
  await Promise.all([page.waitForNavigation(), page.click('a[href^="/commerce/goto-checkout"]')]);
  expect(new URL(page.url()).pathname).toBe('/checkout');
}

const NETWORK_FAULTS = {
  'is not found': (request: HTTPRequest) => request.respond({ status: 404, body: 'Not found' }),
  'never arrives': () => undefined,
  'was changed after publishing': (request: HTTPRequest) =>
    request.respond({
      status: 200,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'globalThis.tampered = true;',
    }),
};

for (const [where, path] of [
  ['container', ENTRY],
  ['feature file', FEATURE],
] as const) {
  for (const [what, answer] of Object.entries(NETWORK_FAULTS)) {
    spec(
      'PLAT-05',
      `the ${where} ${what}: the cart keeps its HTML and buying works`,
      async () => {
        const { page, problems, close } = await visit(browser);
        await intercept(page, `/${REMOTE}/`.concat(whole, '/', path), answer);
        await fillCart(page);
        await expectBuyingStillWorks(page, problems, whole);
        expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
        await close();
      },
      TEST_MS,
    );
  }

  const CONTENT_FAULTS = {
    'is garbage': () => '<<<< this is no script >>>>',
    'throws when it is evaluated': (text: string) => `throw new Error('broken on purpose');${text}`,
  };
  for (const [what, change] of Object.entries(CONTENT_FAULTS)) {
    spec(
      'PLAT-05',
      `the ${where} ${what}: the cart keeps its HTML and buying works`,
      async () => {
        const { version } = await publishFaulty(server, REMOTE, { path, change });
        const { page, problems, close } = await visit(browser);
        await fillCart(page);
        await expectBuyingStillWorks(page, problems, version);
        await close();
      },
      TEST_MS,
    );
  }
}

spec(
  'PLAT-05',
  'a container of another contract does not run',
  async () => {
    const { version } = await publishFaulty(server, REMOTE, {
      path: ENTRY,
      change: (text) => text.replace(/contract:\s*1\b/, 'contract:99'),
    });
    const { page, problems, close } = await visit(browser);
    await fillCart(page);
    await expectBuyingStillWorks(page, problems, version);
    await close();
  },
  TEST_MS,
);

spec(
  'PLAT-05',
  'a view that throws in the page gives the HTML back',
  async () => {
    const { page, problems, close } = await visit(browser);
    await fillCart(page);
    await page.setRequestInterception(true);
    const breakProps = async (request: HTTPRequest) => {
      const response = await fetch(request.url(), {
        headers: { cookie: (await page.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ') },
      });
      const body = (await response.text()).replace(
        /(<script type="application\/json" data-props="[^"]*">)[\s\S]*?(<\/script>)/,
        '$1{"block":{"id":"x","type":33,"settings":{}},"data":{"commerce/cart/cart":null}}$2',
      );
      await request.respond({ status: 200, headers: Object.fromEntries(response.headers), body });
    };
    page.on('request', (request) => {
      void (request.url() === `${shop}/cart` ? breakProps(request) : request.continue());
    });
    await page.reload();
    await expectBuyingStillWorks(page, problems, whole);
    await close();
  },
  TEST_MS,
);

const SERVER_FAULTS = {
  'is garbage': () => '<<<< this is no script >>>>',
  'throws when it is evaluated': (text: string) => `throw new Error('broken on purpose');${text}`,
  'never ends when it is evaluated': (text: string) => `for(;;);${text}`,
  'throws when it renders': (text: string) =>
    `${text};for (const f of Object.values(module.exports.remote.features)) f.element = () => { throw new Error('broken on purpose'); };`,
  'never ends when it renders': (text: string) =>
    `${text};for (const f of Object.values(module.exports.remote.features)) f.element = () => { for (;;); };`,
};
for (const [what, change] of Object.entries(SERVER_FAULTS)) {
  spec(
    'PLAT-05',
    `the server bundle ${what}: its blocks show their fallback, all others are whole`,
    async () => {
      await publishFaulty(server, REMOTE, { path: SERVER, change });
      await expectOthersWhole();
    },
    TEST_MS,
  );
}

spec(
  'PLAT-05',
  'a server bundle that was changed after publishing does not run',
  async () => {
    const { version } = await publishFaulty(server, REMOTE, { path: SERVER, change: (text) => `${text}\n` });
    await server.services.objects.put(
      artifactKey({ name: REMOTE, version }, SERVER),
      Buffer.from('globalThis.tampered = true;'),
    );
    await expectOthersWhole();
  },
  TEST_MS,
);

spec(
  'PLAT-05',
  'a server bundle that is missing costs its own blocks only',
  async () => {
    const { version } = await publishFaulty(server, REMOTE, { path: SERVER, change: (text) => `${text}\n` });
    await rm(join(server.dataDir, 'objects', artifactKey({ name: REMOTE, version }, SERVER)));
    await expectOthersWhole();
  },
  TEST_MS,
);

/** The home page answers, commerce shows its fallback and everything else is there. */
async function expectOthersWhole(): Promise<void> {
  const { page, close } = await visit(browser, { withScript: false });
  const response = await page.goto(`${shop}/`);
  expect(response?.status()).toBe(200);
  expect(await page.$('h1')).not.toBeNull();
  expect(await page.$$('[data-feature^="commerce/"]')).toHaveLength(0);
  expect(await page.$$('[data-feature^="blocks/"]')).not.toHaveLength(0);
  await page.goto(`${shop}/shop`);
  expect(await page.$(`[data-fallback-of="${REMOTE}"]`)).not.toBeNull();
  await close();
}

spec(
  'PLAT-05',
  'the shell’s own script is missing: the page keeps its HTML and buying works',
  async () => {
    const { page, close } = await visit(browser);
    await intercept(page, '/remotes/shell/', (request) => request.respond({ status: 404, body: 'Not found' }));
    await page.goto(`${shop}/shop/p/stoneware-mug`);
    await Promise.all([page.waitForNavigation(), page.click('[data-add-to-cart]')]);
    expect(await page.$eval('[data-cart-count]', (count) => count.textContent?.trim())).toBe('1');
    await Promise.all([page.waitForNavigation(), page.click('a[href^="/commerce/goto-checkout"]')]);
    expect(new URL(page.url()).pathname).toBe('/checkout');
    await close();
  },
  TEST_MS,
);

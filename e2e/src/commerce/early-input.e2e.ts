import type { HTTPRequest, Page } from 'puppeteer';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/at-rest';
import type { Visit } from '../browser/browser';
import { openShop } from '../browser/open-shop';
import { endWaitsOnCall, slowTimers, unslowNextTimers } from '../browser/pace-timers';
import { addMug, MUG, untilCount } from './shopping';

const shop = openShop();
const CART = '[data-feature="commerce/cart"]';
const CHECKOUT = '[data-feature="commerce/checkout"]';

/** Holds a page's later scripts back: nothing goes live until they are let go. */
async function holdScripts({ page }: Visit): Promise<() => void> {
  let held: HTTPRequest[] | undefined = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isLater = request.resourceType() === 'script' && !request.url().endsWith('/client/shell.js');
    if (held && isLater) held.push(request);
    else void request.continue();
  });
  return () => {
    const waiting = held ?? [];
    held = undefined;
    for (const request of waiting) void request.continue();
  };
}

/** A visit to a page that cannot go live yet. Its time-outs leave a busy machine the time for what a test does meanwhile. */
interface EarlyVisit extends Visit {
  /** Lets the page go live. */
  readonly letGo: () => Promise<void>;
  /** Ends its time-outs. */
  readonly endWaits: () => Promise<void>;
}

/** A visitor with a mug in the cart, too early on a page. */
async function visitEarly(path: string): Promise<EarlyVisit> {
  const opened = await shop.visit();
  const { page } = opened;
  await addMug(page, shop.url);
  await slowTimers(page);
  const endWaits = await endWaitsOnCall(page);
  const sendScripts = await holdScripts(opened);
  await page.goto(shop.url + path, { waitUntil: 'domcontentloaded' });
  const letGo = async () => {
    await unslowNextTimers(page);
    sendScripts();
  };
  return { ...opened, letGo, endWaits };
}

/** What the checkout is told, every control of it touched. */
const TYPED = {
  email: 'early@example.com',
  phone: '+1 503 555 0100',
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: '12 Mill Lane',
  line2: 'Back door',
  city: 'Portland',
  zip: '97201',
  state: 'OR',
  note: 'Ring twice.',
} as const;

spec('PLAT-08', 'what was typed and chosen before the checkout is live is what is ordered', async () => {
  const { page, problems, letGo } = await visitEarly('/checkout');
  const { email, ...others } = TYPED;
  await page.type('[name="email"]', email);
  await writeAtOnce(page, others);
  await page.select('[name="country"]', 'US');
  // The second way serves the country too, and is not the one that is marked at first.
  const [, shippingOptionId = ''] = await page.$$eval('input[name="shippingOptionId"]', (all) =>
    all.map(({ value }) => value),
  );
  await page.click(`[name="shippingOptionId"][value="${shippingOptionId}"]`);
  await page.click('[name="paymentMethod"]');
  const touched = new Set([...Object.keys(TYPED), 'country', 'shippingOptionId', 'paymentMethod']);
  expect(await untouched(page, touched)).toEqual([]);
  expect(await page.$eval(CHECKOUT, (block) => block.getAttribute('data-state'))).not.toBe('live');
  await letGo();
  await page.waitForSelector(`${CHECKOUT}[data-state="live"]`);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/checkout'));
  await Promise.all([page.waitForNavigation(), page.click('[data-place-order]')]);
  const order = JSON.parse((await sent).postData() ?? '') as Record<string, unknown>;
  expect(order).toMatchObject({ ...TYPED, country: 'US', shippingOptionId, paymentMethod: 'offline' });
  expect(problems).toEqual([]);
});

/** Fills fields in one go, which takes less time than typing. */
function writeAtOnce(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate((wanted) => {
    for (const [name, text] of Object.entries(wanted)) {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!field) throw new Error(`There is no field ${name}.`);
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, fields);
}

/** Names of the visible controls that no test touches. */
function untouched(page: Page, touched: ReadonlySet<string>): Promise<string[]> {
  return page.$$eval(
    `${CHECKOUT} :is(input:not([type=hidden]), select, textarea)`,
    (all, known) => all.map((control) => control.getAttribute('name') ?? '').filter((name) => !known.includes(name)),
    [...touched],
  );
}

spec('PLAT-08', 'a quantity typed before the cart is live counts', async () => {
  const { page, letGo } = await visitEarly('/cart');
  await page.$eval('[data-line] input[name="quantity"]', (input) => (input.value = ''));
  await page.type('[data-line] input[name="quantity"]', '3');
  await letGo();
  await page.waitForSelector(`${CART}[data-state="live"]`);
  await untilCount(page, 3);
  expect(await page.$eval('[data-line] input[name="quantity"]', (input) => input.value)).toBe('3');
});

test('a tap on a cart that is on its way is done once, when it is live', async () => {
  const { page, letGo } = await visitEarly('/cart');
  const loads = countLoads(page);
  await page.click('[data-remove] button');
  await page.waitForSelector(`${CART}[data-state="loading"]`);
  await letGo();
  await page.waitForFunction(() => !document.querySelector('[data-line]'));
  await untilCount(page, 0);
  expect(loads).toEqual([]);
});

test('a tap on a cart that does not come is done natively, once', async () => {
  const { page, endWaits } = await visitEarly('/cart');
  const loads = countLoads(page);
  await page.click('[data-remove] button');
  await page.click('[data-remove] button');
  expect(loads).toEqual([]);
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), endWaits()]);
  expect(await page.$('[data-line]')).toBeNull();
  expect(loads.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a link in a cart that is on its way leads on at once', async () => {
  const { page } = await visitEarly('/cart');
  await page.focus(`${CART} input`);
  await page.waitForSelector(`${CART}[data-state="loading"]`);
  await page.evaluate(() => {
    // A tap that was held is another event when it is done at last.
    const note = ({ isTrusted, defaultPrevented }: Event) =>
      sessionStorage.setItem('followed', String(isTrusted && !defaultPrevented));
    addEventListener('click', note);
  });
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.click(`${CART} h2 a`)]);
  expect(new URL(page.url()).pathname).toBe(MUG);
  expect(await page.evaluate(() => sessionStorage.getItem('followed'))).toBe('true');
});

/** The documents the page asks for from now on. */
function countLoads(page: Page): { readonly method: string; readonly url: string }[] {
  const loads: { method: string; url: string }[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push({ method: request.method(), url: request.url() });
  });
  return loads;
}

/** A product page whose visitor taps at once and whose shell is held back, and how the product is sent. */
async function tapAtOnce(): Promise<Visit & { readonly sent: string[]; readonly shell: Promise<HTTPRequest> }> {
  const opened = await shop.visit();
  const { page } = opened;
  await page.evaluateOnNewDocument(() => {
    const tap = (): void => {
      const button = document.querySelector<HTMLElement>('[data-add-to-cart]');
      if (!button) return void requestAnimationFrame(tap);
      // Not again on the page that a native send leads to.
      if (!sessionStorage.getItem('tapped')) button.click();
      sessionStorage.setItem('tapped', 'yes');
    };
    requestAnimationFrame(tap);
  });
  await page.setRequestInterception(true);
  const sent: string[] = [];
  const shell = new Promise<HTTPRequest>((resolve) => {
    let isHeld = false;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === CART_CALLS.addLine.path) sent.push(`${request.method()} ${request.resourceType()}`);
      if (isHeld || !pathname.endsWith('/client/shell.js')) return void request.continue();
      isHeld = true;
      resolve(request);
    });
  });
  return { ...opened, sent, shell };
}

describe('a product tapped at first paint goes into the cart once', () => {
  const BUSY = '[data-add-to-cart][aria-busy="true"]';

  spec('PLAT-05', 'by the shell, when it comes', async () => {
    const { page, sent, shell } = await tapAtOnce();
    await slowTimers(page);
    const reply = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.goto(shop.url + MUG, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector(BUSY);
    // Sent before the shell is there, which only shows what came of it.
    expect((await reply).status()).toBe(200);
    await (await shell).continue();
    await untilCount(page, 1);
    await atRest(page);
    expect(sent).toEqual(['POST fetch']);
  });

  spec('PLAT-05', 'natively, when the shell fails', async () => {
    const { page, sent, shell } = await tapAtOnce();
    await slowTimers(page);
    await page.goto(shop.url + MUG, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector(BUSY);
    await (await shell).abort();
    await untilCount(page, 1);
    await atRest(page);
    expect(sent).toEqual(['POST fetch', 'POST document']);
  });

  spec('PLAT-05', 'natively, when the shell does not come in time', async () => {
    const { page, sent } = await tapAtOnce();
    await page.goto(shop.url + MUG, { waitUntil: 'domcontentloaded' });
    await untilCount(page, 1);
    await atRest(page);
    expect(sent).toEqual(['POST fetch', 'POST document']);
  });
});

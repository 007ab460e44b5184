import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer';
import { changeOrder } from '../../../server/src/commerce/order/change-order';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/axe-violations';
import { letterTo } from '../browser/letter-to';
import { openShop } from '../browser/open-shop';
import { writeIn } from '../browser/write-in';
import { addMug, placeOrder } from './shopping';
import { follow } from '../browser/follow';

const shop = openShop();

const BUY = '[action="/api/commerce/gift-card-checkout/orders"] button';
const SUBSCRIBE = '[action="/api/commerce/subscription-checkout/orders"] button';
const GIVE = '[action="/api/commerce/donation-checkout/donations"] button';

/** Presses what leads to another page. */
async function go(page: Page, selector: string): Promise<string> {
  await follow(page, selector);
  return new URL(page.url()).pathname;
}

/** Sends a form that is refused, and waits until the field is marked. */
async function beRefused(page: Page, button: string, field: string): Promise<void> {
  const marked = `[name="${field}"][aria-invalid="true"]`;
  if (!page.isJavaScriptEnabled()) await go(page, button);
  else await Promise.all([page.waitForSelector(marked), page.click(button)]);
  expect(await page.$(marked)).not.toBeNull();
}

/** Browsers count an answer that refuses among the errors. */
const isNoRefusal = (problem: string) => !problem.startsWith('Failed to load resource');

for (const withScript of [true, false]) {
  const manner = withScript ? 'with script' : 'without script';
  spec(
    ['DONATE-01', 'DONATE-02'],
    `gives an amount of one’s own, from the page that asks for it to the receipt, ${manner}`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen: withScript ? 'desktop' : 'phone' });
      await page.goto(`${shop.url}/contact`);
      expect(await go(page, '[data-donate]')).toBe('/checkout/donate');
      if (withScript) expect(await axeViolations(page)).toEqual([]);
      await page.click('[name="amount"][value="own"]');
      await writeIn(page, '[name="ownAmount"]', '1');
      await writeIn(page, '[name="email"]', 'ada@example.com');
      await beRefused(page, GIVE, 'ownAmount');
      // What was written is still there; the caret is where the browser likes it.
      await page.$eval('[name="ownAmount"]', (field) => ((field as HTMLInputElement).value = ''));
      await writeIn(page, '[name="ownAmount"]', '12.50');
      expect(await go(page, GIVE)).toMatch(/^\/checkout\/contribution\//);
      const text = await page.$eval('main', (main) => main.textContent ?? '');
      for (const part of ['Thank you for your donation', 'ada@example.com', '$12.50']) expect(text).toContain(part);
      if (withScript) expect(await axeViolations(page)).toEqual([]);
      expect(problems.filter(isNoRefusal)).toEqual([]);
    },
  );

  spec(
    ['GIFT-01', 'GIFT-02', 'GIFT-03'],
    `buys a gift card for somebody, who pays with its code, ${manner}`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen: withScript ? 'desktop' : 'phone' });
      await page.goto(`${shop.url}/shop/p/gift-card`);
      await page.click('[name="sku"][value="SQ1001202"]');
      expect(await go(page, '[data-gift-card] button')).toBe('/checkout/giftcard');
      const { websiteId, giftCardProductId, sku } = Object.fromEntries(new URL(page.url()).searchParams);
      expect([websiteId, giftCardProductId, sku]).toEqual([expect.any(String), expect.any(String), 'SQ1001202']);
      if (withScript) expect(await axeViolations(page)).toEqual([]);
      await writeIn(page, '[name="recipientEmail"]', 'bea');
      await writeIn(page, '[name="email"]', 'ada@example.com');
      await beRefused(page, BUY, 'recipientEmail');
      await page.$eval('[name="recipientEmail"]', (field) => ((field as HTMLInputElement).value = ''));
      const recipient = `bea.${withScript ? 'script' : 'plain'}@example.com`;
      await writeIn(page, '[name="recipientEmail"]', recipient);
      expect(await go(page, BUY)).toMatch(/^\/checkout\/order\//);
      const code = await paidCode(recipient);
      await addMug(page, shop.url);
      await page.goto(`${shop.url}/checkout`);
      await writeIn(page, '[name="giftCard"]', code);
      await placeOrder(page, 'bea@example.com');
      const text = await page.$eval('main', (main) => main.textContent ?? '');
      for (const part of ['Gift card', 'Left to pay', '$0.00']) expect(text).toContain(part);
      if (withScript) expect(await axeViolations(page)).toEqual([]);
      expect(problems.filter(isNoRefusal)).toEqual([]);
    },
  );

  spec(['SUBS-03', 'SUBS-05'], `subscribes to what was agreed to, and cancels it again, ${manner}`, async () => {
    const { page, problems } = await shop.visit({ withScript, screen: withScript ? 'desktop' : 'phone' });
    const main = () => page.$eval('main', (element) => element.textContent ?? '');
    await page.goto(`${shop.url}/shop/p/seconds-box`);
    expect(await main()).toContain('$55.00 every 3 months until you cancel');
    if (withScript) expect(await axeViolations(page)).toEqual([]);
    expect(await go(page, '[data-subscription] button.button')).toBe('/checkout/subscribe');
    expect(new URL(page.url()).searchParams.get('cartToken')).toMatch(/^[\w-]{32}$/);
    expect(await main()).toContain('You pay $55.00 now.');
    if (withScript) expect(await axeViolations(page)).toEqual([]);
    await page.select('[name="country"]', 'US');
    const values = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', line1: '12 Mill Lane' };
    for (const [name, value] of Object.entries({ ...values, city: 'Portland', zip: '97201' }))
      await writeIn(page, `[name="${name}"]`, value);
    // To this address it costs more: nothing is ordered before that was seen.
    await go(page, SUBSCRIBE);
    expect(await main()).toContain('You pay $63.50 now. In all it is paid like this: $63.50 every 3 months');
    expect(await go(page, SUBSCRIBE)).toMatch(/^\/checkout\/subscription\//);
    for (const part of ['payment 1 of your subscription', '$63.50 every 3 months', 'The next order is made on'])
      expect(await main()).toContain(part);
    if (withScript) expect(await axeViolations(page)).toEqual([]);
    await page.click('#subscription summary');
    expect(await go(page, '[data-cancel-subscription]')).toMatch(/^\/checkout\/subscription\//);
    expect(await main()).toContain('You have cancelled it.');
    expect(problems.filter(isNoRefusal)).toEqual([]);
  });
}

/** Writes down that the gift card for somebody is paid, as its owner does; gives the code from the letter. */
async function paidCode(recipient: string): Promise<string> {
  const { db, sites } = shop.server.services;
  const card = db.selectFrom('gift_card').selectAll().where('recipient_email', '=', recipient);
  const { order_id: orderId } = await card.executeTakeFirstOrThrow();
  const site = await sites.byHost('localhost');
  if (!site) throw new Error('There is no shop.');
  await changeOrder(db, { site, origin: shop.url, orderId, change: { kind: 'paid' }, detail: {}, key: randomUUID() });
  const { text } = await letterTo(shop.server.dataDir, recipient, /^A gift card for you/);
  return /^[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}$/m.exec(text)?.[0] ?? '';
}

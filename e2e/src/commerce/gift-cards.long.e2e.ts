import { randomUUID } from 'node:crypto';
import { changeOrder } from '../../../server/src/commerce/order/change-order';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { emailTo } from '../browser/email-to';
import { isNoRefusal } from '../browser/is-no-refusal';
import { openShop } from '../browser/open/shop';
import { writeIn } from '../browser/write-in';
import { beRefused, go, MANNERS } from './other-checkouts';
import { addMug, placeOrder } from './shopping';

const shop = openShop();
const BUY = '[action="/api/commerce/gift-card-checkout/orders"] button';

for (const { manner, withScript, screen } of MANNERS) {
  spec(
    ['GIFT-01', 'GIFT-02', 'GIFT-03'],
    `buys a gift card for somebody, who pays with its code, ${manner}`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen });
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
      for (const part of ['Gift card', 'Amount due', '$0.00']) expect(text).toContain(part);
      if (withScript) expect(await axeViolations(page)).toEqual([]);
      expect(problems.filter(isNoRefusal)).toEqual([]);
    },
  );
}

/** Marks the gift card's order as paid; returns the code from the email. */
async function paidCode(recipient: string): Promise<string> {
  const { db, sites } = shop.server.services;
  const card = db.selectFrom('gift_card').selectAll().where('recipient_email', '=', recipient);
  const { order_id: orderId } = await card.executeTakeFirstOrThrow();
  const site = await sites.byHost('localhost');
  if (!site) throw new Error('There is no shop.');
  await changeOrder(db, { site, origin: shop.url, orderId, change: { kind: 'paid' }, detail: {}, key: randomUUID() });
  const { text } = await emailTo(shop.server.dataDir, recipient, /^A gift card for you/);
  return /^[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}$/m.exec(text)?.[0] ?? '';
}

import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDERS_CALLS } from 'shared-types/admin/store/orders';
import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { axeViolations } from '../browser/looks/axe-violations';
import { follow } from '../browser/follow';
import { isNoRefusal } from '../browser/is-no-refusal';
import { overflowOf } from '../browser/looks/overflow-of';
import { addMug, goToCheckout, placeOrder } from '../commerce/shopping';
import { smallTargets } from '../site/samples/small-targets';
import { openOwnedShop, visitAsOwner } from './visit-design';

const HELD = `${ADMIN_PATH.orders}?state=held`;
const CHOSEN = `form[action="${ORDERS_CALLS.changeOrders.path}"]`;
const RELEASE = `${CHOSEN} button[value="release"]`;

const shop = openOwnedShop();

const mugsInStock = async () => {
  const row = shop.server.services.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('product.slug', '=', 'stoneware-mug')
    .select((query) => query.fn.sum<string>('qty_in_stock').as('mugs'));
  return Number((await row.executeTakeFirstOrThrow()).mugs);
};

async function orderMug(email: string): Promise<void> {
  const { page } = await shop.visit();
  await addMug(page, shop.url);
  await page.goto(`${shop.url}/cart`);
  await goToCheckout(page);
  await placeOrder(page, email);
}

/** The server asks for confirmation; the page has no script for it. */
async function release(page: Page): Promise<void> {
  await page.click('[name^="order."]');
  await follow(page, RELEASE);
  expect(await page.$eval(CHOSEN, ({ textContent }) => textContent)).toContain('Release this order?');
  await follow(page, `${CHOSEN}:has([name="confirmed"]) button`);
}

for (const withScript of [true, false])
  spec(
    'ROLE-04',
    `an owner releases an unpaid order, whose items are for sale again, ${withScript ? 'with' : 'without'} script`,
    async () => {
      const before = await mugsInStock();
      await orderMug(`bea.${withScript}@example.com`);
      expect(await mugsInStock()).toBe(before - 1);
      const { page, problems } = await visitAsOwner(shop, { withScript, screen: 'phone' });
      await page.goto(shop.url + HELD);
      if (withScript) {
        await atRest(page);
        expect([await axeViolations(page), await overflowOf(page), await smallTargets(page)]).toEqual([[], [], []]);
      }
      await release(page);
      expect(await page.$eval('main', ({ textContent }) => textContent)).toContain('1 order was released.');
      expect(await mugsInStock()).toBe(before);
      expect(await page.$(RELEASE)).toBeNull();
      expect(problems.filter(isNoRefusal)).toEqual([]);
    },
  );

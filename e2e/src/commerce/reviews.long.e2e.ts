import type { Page } from 'puppeteer';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { writeReviewEmails } from '../../../server/src/commerce/review/write-review-emails';
import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { axeViolations } from '../browser/looks/axe-violations';
import { emailTo } from '../browser/email-to';
import { openOwnedShop, visitAsOwner } from '../admin/visit-design';
import { addMug, goToCheckout, MUG, placeOrder } from './shopping';
import { follow } from '../browser/follow';

const STARS = '.commerce-review [name="rating"]';
const TEXT_FIELD = '.commerce-review textarea';
const SEND = '.commerce-review .button';
const LINK = new RegExp(`https?://\\S+(${STORE_PATH.review.replace(':token', '[\\w-]+')})`);

const shop = openOwnedShop();

/** Fulfils an order, lets the days pass, and returns the path in the email. */
async function requestReviews(email: string): Promise<string> {
  const { db } = shop.server.services;
  const order = db.selectFrom('customer_order').select(['id', 'number']).where('email', '=', email);
  const { id, number } = await order.executeTakeFirstOrThrow();
  const { page } = await visitAsOwner(shop, { withScript: false });
  await page.goto(shop.url + ADMIN_PATH.order.replace(':number', String(number)));
  const form = `form[action="${MANAGED_ORDER_CALLS.fulfilOrder.path.replace(':number', String(number))}"]`;
  await page.click(`details:has(${form}) summary`);
  await follow(page, `${form} button`);
  await db
    .updateTable('review_request')
    .set({ due_at: new Date(0) })
    .where('order_id', '=', id)
    .execute();
  await writeReviewEmails(db);
  // The dash makes the subject encoded, with underscores for spaces.
  const { text } = await emailTo(shop.server.dataDir, email, /How.did.you.like.order/);
  // Email breaks long lines like this.
  return LINK.exec(text.replaceAll('=\n', ''))?.[1] ?? '';
}

for (const withScript of [true, false]) {
  spec(
    ['REVIEW-01', 'REVIEW-02', 'REVIEW-06', ...(withScript ? ['REVIEW-03', 'START-14'] : [])],
    `a buyer reviews a purchase by keyboard, and others read it once it is published, ${withScript ? 'with' : 'without'} script`,
    async () => {
      const [email, text] = withScript ? ['ada@example.com', 'Sturdy.'] : ['eve@example.com', 'It leaks.'];
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      // axe needs script.
      const wrongIn = async (shown: Page) => (withScript ? axeViolations(shown) : []);
      const isReviewed = /\/client\/review\.js/;
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await addMug(page, shop.url);
      await page.goto(`${shop.url}/cart`);
      await goToCheckout(page);
      await placeOrder(page, email);
      expect(fetched.filter((url) => isReviewed.test(url))).toEqual([]);
      const path = await requestReviews(email);
      await page.bringToFront();

      await page.goto(shop.url + path);
      if (withScript) await atRest(page);
      expect(fetched.some((url) => isReviewed.test(url))).toBe(withScript);
      await page.type(TEXT_FIELD, text);
      if (withScript)
        expect(await page.$eval('[data-counter] + *', ({ textContent }) => textContent)).toBe('Characters left: 993');
      const send = () => Promise.all([...(withScript ? [] : [page.waitForNavigation()]), page.click(SEND)]);
      await send();
      const shown = () => page.$eval('[data-field-error="rating"]', ({ textContent }) => textContent);
      expect([await shown(), await wrongIn(page)]).toEqual(['Please select a star rating', []]);
      expect(await page.$eval(TEXT_FIELD, (field) => (field as HTMLTextAreaElement).value)).toBe(text);
      // With script, the first star is focused automatically.
      if (!withScript) await page.focus(STARS);
      for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
      await send();
      await page.waitForSelector('.commerce-review__notice[role="status"]');
      expect(await page.$eval('.commerce-review__notice', ({ textContent }) => textContent)).toContain('Thank you');
      expect(await wrongIn(page)).toEqual([]);
      await page.goto(shop.url + path);
      expect(await page.$eval('.commerce-review__notice', ({ textContent }) => textContent)).toBe(
        'You have already reviewed this purchase',
      );

      const owner = await visitAsOwner(shop, { withScript });
      await owner.page.goto(shop.url + ADMIN_PATH.reviews);
      await follow(owner.page, '.admin-reviews [value="published"]');
      expect(await owner.page.$eval('.admin-reviews [role="status"]', ({ textContent }) => textContent)).toContain(
        'on its product’s page',
      );
      expect(await wrongIn(owner.page)).toEqual([]);
      await page.bringToFront();
      await page.goto(shop.url + MUG);
      const review = await page.$$eval('#reviews article', ([newest]) => newest?.textContent ?? '');
      expect(review).toMatch(new RegExp(`^★★★★☆${text}Ada · `));
      expect(await wrongIn(page)).toEqual([]);
      expect([...problems, ...owner.problems].filter((problem) => !problem.includes('422'))).toEqual([]);
    },
  );
}

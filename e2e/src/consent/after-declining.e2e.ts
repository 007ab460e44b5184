import { spec } from '../../../tools/testing/spec';
import { lookAround, visitRecorded } from './look-around';
import { openRestrictiveShop } from './restrictive-shop';

const shop = openRestrictiveShop();
const CHOICE = 'POST /api/consent/cookie-banner/choice';
const IDS = ['SS_ANALYTICS_ID', 'SS_MID', 'SS_SESSION_ID'];
const DECLINE = 'button[value="declined"]';

spec('CONS-28', 'after declining, nothing that needs consent ever happens', async () => {
  const { page, recording } = await visitRecorded(shop);
  await page.goto(shop.url);
  await page.click(DECLINE);
  await page.waitForFunction(() => document.cookie.includes('CookieChoice=false'));
  await lookAround(page, shop);
  expect(recording.calls).toEqual([CHOICE]);
  expect(await recording.cookies()).toEqual(['CookieChoice', 'crumb']);
});

spec('CONS-28', 'a visitor who withdraws consent is forgotten', async () => {
  const { page, recording } = await visitRecorded(shop);
  await page
    .browserContext()
    .setCookie(...[...IDS, 'ss_cvr', 'ss_cvt'].map((name) => ({ name, value: '1', domain: 'localhost', path: '/' })));
  await page.goto(shop.url);
  expect(await recording.cookies()).toEqual(['crumb']);
});

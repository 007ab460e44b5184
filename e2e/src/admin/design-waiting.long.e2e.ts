import type { HTTPRequest } from 'puppeteer';
import { axeViolations } from '../browser/looks/axe-violations';
import { intercept } from '../browser/intercept';
import { endWaitsOnCall } from '../browser/pace-timers';
import { until } from '../../../tools/testing/until';
import { framed, openOwnedShop, untilAt, visitAsOwner, visitDesign } from './visit-design';

const shop = openOwnedShop();
const NOTICE = '[data-notice]:not([hidden])';

test('a page that does not load is reported as late, while all around it works, and can be tried again', async () => {
  const { page } = await visitDesign(shop);
  await framed(page, '/about');
  const endWaits = await endWaitsOnCall(page);
  const held: HTTPRequest[] = [];
  let hangs = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isHeld = hangs && request.frame()?.parentFrame() && request.isNavigationRequest();
    if (isHeld) held.push(request);
    else void request.continue();
  });
  // Navigation by Puppeteer would wait for the page that hangs.
  await page.evaluate(() => location.assign('/config/design?frameUrl=%2Fshop'));
  await untilAt(page, '/config/design?frameUrl=%2Fshop');
  await until(() => held.length > 0);
  // The surrounding page may wait for the frame until the first input.
  await until(async () => {
    await page.keyboard.press('Tab');
    return (await page.$('[data-feature="admin/design"][data-state="live"]')) !== null;
  });
  await endWaits();
  await page.waitForSelector('[data-notice="late"]:not([hidden])');
  hangs = false;
  await page.click(`${NOTICE} [data-again]`);
  await framed(page, '/shop');
  await page.waitForSelector('[data-notice="late"]', { hidden: true });
});

test('if the feature does not go live, it says after a while how to try again', async () => {
  const visit = await visitAsOwner(shop);
  await intercept(visit, '/client/design.js', (request) => request.abort());
  const { page } = visit;
  await page.goto(`${shop.url}/config/design?frameUrl=%2Fabout`);
  await page.waitForSelector('[data-feature="admin/design"][data-state="failed"]');
  const slow = '.admin-design__slow';
  expect(await page.$eval(slow, (one) => getComputedStyle(one).visibility)).toBe('hidden');
  await page.$eval(slow, (one) => one.getAnimations().forEach((animation) => animation.finish()));
  expect(await page.$eval(slow, (one) => getComputedStyle(one).visibility)).toBe('visible');
  expect(await axeViolations(page)).toEqual([]);
  await page.click(`${slow} a`);
  await untilAt(page, '/config/design?frameUrl=%2Fabout');
  await framed(page, '/about');
});

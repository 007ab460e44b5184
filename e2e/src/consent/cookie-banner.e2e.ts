import type { Page } from 'puppeteer';
import { long, spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { axeViolations } from '../browser/looks/axe-violations';
import { SCREEN } from '../browser/browser';
import { openFaultyProxy } from '../site/requests/faulty-proxy';
import { inTwoHalves } from '../site/requests/in-two-halves';
import { BANNER, chooseCookies } from './choose-cookies';
import { openRestrictiveShop } from './restrictive-shop';
import { recordShifts, shifts } from '../browser/looks/shifts';

const shop = openRestrictiveShop();
const proxy = openFaultyProxy(shop, '/', ['GET']);

for (const screen of Object.keys(SCREEN) as (keyof typeof SCREEN)[]) {
  spec('CONS-23', `on a ${screen} the banner is in the first HTML, shifts nothing and is accessible`, async () => {
    const { page } = await shop.visit({ screen });
    await recordShifts(page);
    await page.goto(shop.url);
    await atRest(page);
    const [accept, decline] = await page.$$eval(`${BANNER} button`, (buttons) =>
      buttons.map((button) => button.getBoundingClientRect()).map(({ height, width }) => ({ height, width })),
    );
    expect(Math.min(accept?.height ?? 0, decline?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await axeViolations(page, BANNER)).toEqual([]);
    expect((await shifts(page)).filter((moved) => moved.startsWith('banner'))).toEqual([]);
    const before = (await shifts(page)).length;
    await chooseCookies(page, 'declined');
    expect((await shifts(page)).slice(before)).toEqual([]);
  });
}

long.spec('CONS-23', 'a banner that arrives in two halves shows once it is complete, and shifts nothing', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await recordShifts(page);
  let sendRest = () => {};
  const time = new Promise<void>((resolve) => (sendRest = resolve));
  proxy.spoil(inTwoHalves(/<button[^>]+value="declined"/, () => time));
  const opened = page.goto(proxy.url);
  await page.waitForSelector(`${BANNER} button[value="accepted"]`);
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  expect(await isSeen(page)).toBe(false);
  sendRest();
  await opened;
  await atRest(page);
  expect(await isSeen(page)).toBe(true);
  expect(await shifts(page)).toEqual([]);
});

long.spec('CONS-23', 'a banner is not printed', async () => {
  const { page } = await shop.visit({});
  await page.goto(shop.url);
  expect(await isSeen(page)).toBe(true);
  await page.emulateMediaType('print');
  expect(await isSeen(page)).toBe(false);
});

spec('CONS-32', 'a screenshot of the page has no banner', async () => {
  const { page } = await shop.visit({ withScript: false });
  await page.goto(`${shop.url}/?sqsscreenshot=true`);
  expect(await page.$(BANNER)).toBeNull();
});

const isSeen = (page: Page) => page.$eval(BANNER, (banner) => banner.checkVisibility({ visibilityProperty: true }));

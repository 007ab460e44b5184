import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { framed, openOwnedShop, signInAt, untilAt, untilLive, visitDesign } from './visit-design';

const shop = openOwnedShop();

const widthOf = (page: Page) => page.$eval('iframe', (frame) => frame.getBoundingClientRect().width);
const addressOf = (page: Page) => page.$eval('[data-address]', ({ textContent }) => textContent);

for (const withScript of [true, false]) {
  const how = `${withScript ? 'with' : 'without'} script`;

  spec(
    ['SRV-04', 'START-05', 'ENUM-21'],
    `an owner who comes from a page ${how} signs in, sees it in the frame at every width, and navigates`,
    async () => {
      const { page, problems } = await shop.visit({ withScript });
      await signInAt(page, `${shop.url}/config/?frameUrl=%2Fabout%3Fa%3D1`);
      await untilAt(page, '/config/design?frameUrl=%2Fabout%3Fa%3D1');
      await framed(page, '/about?a=1');
      if (withScript) await untilLive(page);
      expect(await addressOf(page)).toBe('/about?a=1');
      for (const [mode, width] of [
        ['phone', 390],
        ['tablet', 768],
      ] as const) {
        await page.click(`a[data-mode="${mode}"]`);
        await page.waitForSelector(`.admin-design[data-mode="${mode}"]`);
        const inside = await framed(page, '/about?a=1');
        expect([mode, await widthOf(page), await inside.evaluate(() => innerWidth)]).toEqual([mode, width, width]);
      }
      await page.click('[data-page="/shop"]');
      await untilAt(page, '/config/design?frameUrl=%2Fshop&view=tablet');
      const shopPage = await framed(page, '/shop');
      await shopPage.click('main a[href^="/shop/p/"]');
      await shopPage.waitForFunction(() => location.pathname.startsWith('/shop/p/'));
      expect(await page.evaluate(() => location.pathname)).toBe('/config/design');
      expect(problems).toEqual([]);
    },
  );
}

spec(['SRV-04', 'BUS-02'], 'URL, links, name and announcements follow the frame', async () => {
  const { page, problems } = await visitDesign(shop);
  const inside = await framed(page, '/about');
  await untilLive(page);
  await inside.click('header nav a[href="/shop"]');
  await framed(page, '/shop');
  await page.waitForFunction(() => document.querySelector('[data-address]')?.textContent === '/shop');
  expect(await page.$eval('iframe', ({ title }) => title)).toMatch(/^Your site: Shop/);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-announcer]')].some(({ textContent }) =>
      textContent?.includes('In the frame: Shop'),
    ),
  );
  expect(await page.$eval('[aria-current=page][data-page]', (link) => link.getAttribute('data-page'))).toBe('/shop');
  // Links, also those opened in another tab, lead to the last page in the frame.
  const link = await page.$eval('a[data-mode="phone"]', (one) => one.getAttribute('href'));
  expect(link).toBe('/config/design?frameUrl=%2Fshop&view=phone');
  await page.goto(shop.url + String(link));
  await framed(page, '/shop');
  expect(problems).toEqual([]);
});

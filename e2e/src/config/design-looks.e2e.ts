import { axeViolations } from '../browser/axe-violations';
import { framed, openOwnedShop, untilLive, visitDesign } from './visit-design';

const shop = openOwnedShop();

for (const screen of ['phone', 'desktop'] as const)
  test(`is accessible, and nothing is cut off on a ${screen}, in either direction`, async () => {
    const { page } = await visitDesign(shop, '/', { screen });
    await framed(page, '/');
    await untilLive(page);
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      expect(await axeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([direction, overflow]).toEqual([direction, 0]);
    }
    await page.click('[popovertarget]');
    expect(await axeViolations(page)).toEqual([]);
  });

import { squaresOf } from '../../../tools/testing/matrix';
import { axeViolations } from '../browser/looks/axe-violations';
import { framed, openOwnedShop, untilLive, visitDesign } from './visit-design';
import { overflowOf } from '../browser/looks/overflow-of';

const shop = openOwnedShop();

const TRIED = squaresOf({ screen: ['phone', 'desktop'], direction: ['ltr', 'rtl'], guide: ['shut', 'open'] }, [
  { screen: 'phone', direction: 'ltr', guide: 'open' },
  { screen: 'desktop', direction: 'rtl', guide: 'shut' },
]);

test.each(TRIED)(
  'is accessible, and nothing is cut off on a $screen, $direction, with the guide $guide',
  async ({ screen, direction, guide }) => {
    const { page } = await visitDesign(shop, '/', { screen });
    await framed(page, '/');
    await untilLive(page);
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    expect(await overflowOf(page)).toEqual([]);
    if (guide === 'open') await page.click('[popovertarget]');
    expect(await axeViolations(page)).toEqual([]);
  },
);

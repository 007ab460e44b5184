import { isNoRefusal } from '../../browser/is-no-refusal';
import { openBrowser } from '../../browser/open/browser';
import { countClicks } from './count-clicks';
import { openHourShop } from './hour-shop';
import { expectMadeSite } from './made-site';
import { ownerByKeys } from './owner-by-keys';
import { ownerAt } from './owner-with-pointer';
import { liveFirstHour } from './story';

const MOST_CLICKS = 120;

const browser = openBrowser();

describe('with a pointer', () => {
  const shop = openHourShop();

  test('an owner sets the site up in one hour with few clicks, while the server is killed', async () => {
    const { page, problems } = await browser.visit();
    const clicks = await countClicks(page);
    await shop.signIn(page);
    await liveFirstHour(ownerAt(page), shop);
    expect(clicks()).toBeLessThan(MOST_CLICKS);
    await expectMadeSite(browser, shop);
    // The server was away for a moment.
    expect(problems.filter(isNoRefusal)).toEqual([]);
  });
});

describe('by the keyboard alone', () => {
  const shop = openHourShop();

  test('an owner sets the site up without a single click, while the server is killed', async () => {
    const { page, problems } = await browser.visit();
    const clicks = await countClicks(page);
    await shop.signIn(page);
    await liveFirstHour(ownerByKeys(page), shop);
    expect(clicks()).toBe(0);
    await expectMadeSite(browser, shop);
    expect(problems.filter(isNoRefusal)).toEqual([]);
  });
});

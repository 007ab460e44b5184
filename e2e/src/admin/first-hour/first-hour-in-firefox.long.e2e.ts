/** @needs-firefox */
import { openBrowser } from '../../browser/open/browser';
import { openHourShop } from './hour-shop';
import { expectMadeSite } from './made-site';
import { ownerAt } from './owner-with-pointer';
import { liveHourWithoutPictures } from './story';

const browser = openBrowser();
const shop = openHourShop();

test('in Firefox an owner sets the site up in one hour, while the server is killed', async () => {
  const { page } = await browser.visit();
  // Firefox draws no frames of a tab that is not in front.
  await page.bringToFront();
  await shop.signIn(page);
  await liveHourWithoutPictures(ownerAt(page), shop);
  await expectMadeSite(browser, shop);
});

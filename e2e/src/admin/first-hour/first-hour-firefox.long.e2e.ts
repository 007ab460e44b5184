/** @needs-firefox */
import { isNoRefusal } from '../../browser/is-no-refusal';
import { openBrowser } from '../../browser/open/browser';
import { openHourShop } from './hour-shop';
import { expectMadeSite } from './made-site';
import { ownerInFirefox } from './owner-with-pointer';
import { liveFirstHour } from './story';

const browser = openBrowser();
const shop = openHourShop();

test('in Firefox an owner sets the site up in one hour, while the server is killed', async () => {
  const { page, problems } = await browser.visit();
  await shop.signIn(page);
  await liveFirstHour(ownerInFirefox(page), shop);
  await expectMadeSite(browser, shop);
  // The server was away for a moment.
  expect(problems.filter(isNoRefusal)).toEqual([]);
});

import { spec } from '../../../../tools/testing/spec';
import { SCREEN } from '../../browser/browser';
import { meetPopup, openPopupShop, POPUP, remember, untilDecided } from './popup-site';

const DAY_MS = 86_400_000;

const shop = openPopupShop({ settings: { displayFrequency: 7, version: 3, enableMobile: false } });

spec(['POPUP-06', 'POPUP-08', 'POPUP-10'], 'shows again with a new version, or after its number of days', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/letters`);
  const closed = { version: 3, submitted: false };
  const now = Date.now();
  for (const [record, isShown] of [
    [{ ...closed, 'date-closed': now - 6 * DAY_MS }, false],
    [{ ...closed, 'date-closed': now - 8 * DAY_MS }, true],
    [{ ...closed, 'date-closed': now, version: 2 }, true],
    [{ ...closed, 'date-closed': now + 9000 * DAY_MS }, false],
    ['{"version":', true],
  ] as const) {
    await remember(page, record);
    await page.goto(`${shop.url}/about`);
    await untilDecided(page);
    expect([record, (await page.$(POPUP)) !== null]).toEqual([record, isShown]);
  }
});

spec('POPUP-13', 'is hidden on phones if the site says so', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/about`);
  await untilDecided(page);
  expect(await page.$(POPUP)).toBeNull();
  await page.setViewport(SCREEN.desktop);
  await meetPopup(page, `${shop.url}/about`);
});

spec('POPUP-14', 'is not in screenshots of the page', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about?sqsscreenshot=true`);
  await untilDecided(page);
  expect(await page.$(POPUP)).toBeNull();
});

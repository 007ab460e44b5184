import { spec } from '../../../tools/testing/spec';
import { until } from '../../../tools/testing/until';
import { openElsewhere } from './open-elsewhere';
import { framed, openOwnedShop, untilAt, untilLive, visitDesign } from './visit-design';

const shop = openOwnedShop();
const elsewhere = openElsewhere();

spec('SRV-04', 'the URL of another site in frameUrl opens nothing, however it is disguised', async () => {
  const { page } = await visitDesign(shop);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).host));
  const host = new URL(elsewhere.origin).host;
  for (const frameUrl of [
    elsewhere.origin,
    `//${host}`,
    `/\\${host}`,
    `/\t/${host}`,
    `/%2F${host}`,
    'javascript:top.hit=1',
  ])
    for (const path of ['/config/design', '/config/']) {
      await page.goto(`${shop.url}${path}?${new URLSearchParams({ frameUrl })}`);
      const hit = await page.evaluate(() => 'hit' in window);
      expect([frameUrl, await page.$('iframe'), page.frames().length, hit]).toEqual([frameUrl, null, 1, false]);
    }
  expect([...new Set(requested)]).toEqual([new URL(shop.url).host]);
});

spec(['SRV-04', 'START-07'], 'navigating to the admin area in the frame opens it in the whole window', async () => {
  const { page } = await visitDesign(shop);
  const inside = await framed(page, '/about');
  await untilLive(page);
  await inside.evaluate(() => (location.href = '/config/forms')).catch(() => undefined);
  await untilAt(page, '/config/forms');
});

spec(
  'SRV-04',
  'without script it says in the frame that it needs the whole window, with a link to open it',
  async () => {
    const { page } = await visitDesign(shop, '/about', { withScript: false });
    const inside = await framed(page, '/about');
    await inside.goto(`${shop.url}/config/forms`);
    await inside.click('a[target="_top"]');
    await page.waitForSelector('.admin-submissions');
    expect(page.url()).toBe(`${shop.url}/config/forms`);
  },
);

spec('SRV-36', 'other sites cannot show the site in a frame', async () => {
  elsewhere.shows(`<iframe src="${shop.url}/about"></iframe><iframe src="${shop.url}/config/design"></iframe>`);
  const { page } = await shop.visit();
  await page.goto(elsewhere.origin);
  const refused = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url().startsWith('chrome-error:'));
  await until(() => refused().length === 2 && !refused().includes(false));
  expect(refused()).toEqual([true, true]);
});

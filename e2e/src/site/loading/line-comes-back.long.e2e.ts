import { spec } from '../../../../tools/testing/spec';
import { intercept } from '../../browser/intercept';
import { openShop } from '../../browser/open/shop';
import { addMug, MUG, untilCount } from '../../commerce/shopping';
import { MORE } from '../../commerce/spoiled-cart';
import { isMarked, markPage, untilState } from '../release/act-on';

const shop = openShop();

/** Opens a page without a connection for one file; reconnects after its feature has failed. */
async function openInTunnel(path: string, { file, feature }: { file: string; feature: string }) {
  const visit = await shop.visit({ screen: 'phone' });
  const { page } = visit;
  let isGone = path === MUG;
  await intercept(visit, file, (request) => (isGone ? request.abort('internetdisconnected') : request.continue()));
  if (!isGone) await addMug(page, shop.url);
  isGone = true;
  await page.goto(shop.url + path);
  await untilState(page, feature, 'failed');
  await markPage(page);
  isGone = false;
  for (const isOffline of [true, false]) await page.setOfflineMode(isOffline);
  await untilState(page, feature, 'live');
  return visit;
}

for (const file of ['/deferred.js', '/remote.js', '/product.js'])
  spec('PLAT-05', `a page that loaded without ${file} sells without a reload once the connection is back`, async () => {
    const { page } = await openInTunnel(MUG, { file, feature: 'commerce/product' });
    await page.click('[data-add-to-cart]');
    await untilCount(page, 1);
    expect(await isMarked(page)).toBe(true);
  });

spec('PLAT-05', 'a cart that loaded without React changes without a reload once the connection is back', async () => {
  const { page } = await openInTunnel('/cart', { file: '/react.js', feature: 'commerce/cart' });
  await page.click(MORE);
  await untilCount(page, 2);
  expect(await isMarked(page)).toBe(true);
});

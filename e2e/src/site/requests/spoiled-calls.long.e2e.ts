import { untilCount } from '../../commerce/shopping';
import { slow, SPOILED } from './faults';
import { recoverFrom } from './recover';
import { ADD, openSpoiledShop } from './spoiled-shop';

const shop = openSpoiledShop();

describe('a call that', () => {
  recoverFrom(SPOILED, shop);

  test('is slow counts once, however often the visitor taps', async () => {
    const page = await shop.openProduct();
    shop.proxy.spoil(slow);
    await page.click(ADD, { count: 3 });
    await untilCount(page, 1);
    expect(shop.proxy.posts()).toBe(1);
  });
});

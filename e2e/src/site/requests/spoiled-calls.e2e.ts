import { spec } from '../../../../tools/testing/spec';
import { untilCount } from '../../commerce/shopping';
import { slow, SPOILED } from './faults';
import { ADD, openSpoiledShop, OVERLAY } from './spoiled-shop';

const { proxy, openProduct, tapInVain, expectOneMug } = openSpoiledShop();

describe('a call that', () => {
  for (const [what, { fault, says }] of Object.entries(SPOILED)) {
    spec(
      ['NET-10', 'NET-11', 'NET-12', 'NET-13', 'NET-14', 'NET-15', 'NET-16', 'NET-19', 'NET-20', 'SYSERR-01'],
      `${what}: the form says so, nothing lies over the page, and the next tap counts once`,
      async () => {
        const page = await openProduct();
        proxy.spoil(fault);
        const said = await tapInVain(page);
        expect(said).toEqual(typeof says === 'string' ? says : expect.stringMatching(says));
        expect(await page.$(OVERLAY)).toBeNull();
        await expectOneMug(page);
      },
    );
  }

  test('is slow arrives once, however impatient the visitor is', async () => {
    const page = await openProduct();
    proxy.spoil(slow);
    await page.click(ADD, { count: 3 });
    await untilCount(page, 1);
    expect(proxy.posts()).toBe(1);
  });
});

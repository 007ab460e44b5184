import { spec } from '../../../../tools/testing/spec';
import type { SpoiledCall } from './faults';
import { OVERLAY, type SpoiledShop } from './spoiled-shop';

/** A test for each of these calls: the form says what happened to it, and the next tap counts once. */
export function recoverFrom(
  calls: Readonly<Record<string, SpoiledCall>>,
  { proxy, openProduct, tapInVain, expectOneMug }: SpoiledShop,
): void {
  for (const [what, { fault, says }] of Object.entries(calls)) {
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
}

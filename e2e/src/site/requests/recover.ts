import { isLongProof } from '../../../../tools/testing/proof';
import { spec } from '../../../../tools/testing/spec';
import type { SpoiledCall } from './faults';
import { OVERLAY, type SpoiledShop } from './spoiled-shop';

/** Tests that a form reports any fault, and the next click counts once. The long proof uses a page per fault. */
export function recoverFrom(
  calls: Readonly<Record<string, SpoiledCall>>,
  { proxy, openProduct, tapInVain, expectMugs }: SpoiledShop,
): void {
  const all = Object.entries(calls);
  for (const spoiled of isLongProof ? all.map((one) => [one]) : [all])
    spec(
      ['NET-10', 'NET-11', 'NET-12', 'NET-13', 'NET-14', 'NET-15', 'NET-16', 'NET-19', 'NET-20', 'SYSERR-01'],
      `${spoiled.map(([what]) => what).join('; ')}: the form says so, no overlay opens, and the next tap counts once`,
      async () => {
        const page = await openProduct();
        let bought = 0;
        for (const [what, { fault, message }] of spoiled) {
          proxy.spoil(fault);
          const shown = await tapInVain(page);
          expect([what, shown]).toEqual([what, typeof message === 'string' ? message : expect.stringMatching(message)]);
          expect([what, await page.$(OVERLAY)]).toEqual([what, null]);
          await expectMugs(page, (bought += 1));
        }
      },
    );
}

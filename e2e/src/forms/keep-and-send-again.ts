import { spec } from '../../../tools/testing/spec';
import type { SpoiledCall } from '../site/requests/faults';
import { OVERLAY, type SpoiledForm } from './spoiled-form';

/** What forms say, by what happens to their calls. */
type Sayings = Readonly<Record<string, string>>;

/** A test for each of these calls, with what the form says of it: all that was written stays, and can be sent again. */
export function keepAndSendAgain(
  calls: Readonly<Record<string, SpoiledCall>>,
  says: Sayings,
  { proxy, openFilled, sendInVain, expectKept, expectOneSubmission }: SpoiledForm,
): void {
  test('there is a sentence for every fault', () => {
    expect(Object.keys(says).sort()).toEqual(Object.keys(calls).sort());
  });

  for (const [what, { fault }] of Object.entries(calls)) {
    spec(
      ['NET-10', 'NET-12', 'NET-20', 'FORM-20', 'FORM-21', 'FERR-01', 'FERR-02', 'FERR-09', 'FERR-12', 'FERR-13'],
      `${what}: it says what to do, nothing written is lost, and sent again it is kept once`,
      async () => {
        const page = await openFilled();
        proxy.spoil(fault);
        expect(await sendInVain(page)).toBe(says[what]);
        expect(await page.$(OVERLAY)).toBeNull();
        await expectKept(page);
        await expectOneSubmission(page);
      },
    );
  }
}

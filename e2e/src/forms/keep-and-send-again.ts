import { isLongProof } from '../../../tools/testing/proof';
import { spec } from '../../../tools/testing/spec';
import type { SpoiledCall } from '../site/requests/faults';
import { OVERLAY, type SpoiledForm } from './spoiled-form';

/** What forms say, by what happens to their calls. */
type Messages = Readonly<Record<string, string>>;

/**
 * Tests that whatever happens to a form's call, all that was written stays, and can be sent again; one form goes through all
 * of it, in the long proof one through each too.
 */
export function keepAndSendAgain(
  calls: Readonly<Record<string, SpoiledCall>>,
  messages: Messages,
  { proxy, openFilled, sendInVain, expectKept, expectOneSubmission }: SpoiledForm,
): void {
  test('there is a message for every fault', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(calls).sort());
  });

  const all = Object.entries(calls);
  for (const spoiled of isLongProof ? [all, ...all.map((one) => [one])] : [all])
    spec(
      ['NET-10', 'NET-12', 'NET-20', 'FORM-20', 'FORM-21', 'FERR-01', 'FERR-02', 'FERR-09', 'FERR-12', 'FERR-13'],
      `${spoiled.map(([what]) => what).join('; ')}: it says what to do, nothing written is lost, and sent again it is kept once`,
      async () => {
        const page = await openFilled();
        for (const [what, { fault }] of spoiled) {
          proxy.spoil(fault);
          expect([what, await sendInVain(page)]).toEqual([what, messages[what]]);
          expect([what, await page.$(OVERLAY)]).toEqual([what, null]);
          await expectKept(page);
        }
        await expectOneSubmission(page);
      },
    );
}

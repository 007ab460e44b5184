import { isLongProof } from '../../../tools/testing/proof';
import { spec } from '../../../tools/testing/spec';
import type { SpoiledCall } from '../site/requests/faults';
import { OVERLAY, type SpoiledForm } from './spoiled-form';

type Messages = Readonly<Record<string, string>>;

/** Tests that typed values survive any fault and can be sent again. The long proof also tries each fault separately. */
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
      `${spoiled.map(([what]) => what).join('; ')}: says what to do, keeps typed values, and a second submission is stored once`,
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

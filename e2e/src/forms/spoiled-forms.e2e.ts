import { spec } from '../../../tools/testing/spec';
import { slow, SPOILED } from '../site/requests/faults';
import { FORM } from './fill-form';
import { openSpoiledForm, OVERLAY, UNSUBMITTED } from './spoiled-form';

const { proxy, openFilled, sendInVain, expectKept, expectOneSubmission } = openSpoiledForm();

const UNREACHED = 'Unable to connect… What you wrote is still here: please check your connection and send it again.';
const UNPROCESSED = 'Error processing form submission. Please reload and try again.';
const UNSENT = 'Unable to send form. Please try again later.';

/** What the form says, by what happens to its call. */
const SAYS: Readonly<Record<string, string>> = {
  'is dropped': UNREACHED,
  'arrives, and its reply breaks off': UNREACHED,
  'arrives, and nothing comes back': UNREACHED,
  'arrives, and its reply is no JSON': UNPROCESSED,
  'is answered with 400': 'Unknown error, please try again later.',
  'is answered with 401': UNSUBMITTED,
  'is answered with 403': UNSUBMITTED,
  'is answered with 500': UNSENT,
  'is answered with 501': UNSENT,
  'is answered with 502': UNSENT,
  'is answered with 503': UNSENT,
  'is refused with a sentence': 'Not this one.',
  'fails although its status is 200': UNPROCESSED,
};

test('there is a sentence for every fault', () => {
  expect(Object.keys(SAYS).sort()).toEqual(Object.keys(SPOILED).sort());
});

describe('a form that', () => {
  for (const [what, { fault }] of Object.entries(SPOILED)) {
    spec(
      ['NET-10', 'NET-12', 'NET-20', 'FORM-20', 'FORM-21', 'FERR-01', 'FERR-02', 'FERR-09', 'FERR-12', 'FERR-13'],
      `${what}: it says what to do, nothing written is lost, and sent again it is kept once`,
      async () => {
        const page = await openFilled();
        proxy.spoil(fault);
        expect(await sendInVain(page)).toBe(SAYS[what]);
        expect(await page.$(OVERLAY)).toBeNull();
        await expectKept(page);
        await expectOneSubmission(page);
      },
    );
  }

  test('fails again and again is kept once all the same', async () => {
    const page = await openFilled();
    for (const what of ['arrives, and nothing comes back', 'is dropped', 'arrives, and its reply is no JSON']) {
      proxy.spoil(SPOILED[what]?.fault);
      await sendInVain(page);
      await expectKept(page);
    }
    await expectOneSubmission(page);
  });

  spec('FORM-05', 'is slow arrives once, however impatient the visitor is', async () => {
    const page = await openFilled();
    proxy.spoil(slow);
    await page.click(`${FORM} button`, { count: 3 });
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
    expect(proxy.posts()).toBe(1);
  });
});

import { spec } from '../../../tools/testing/spec';
import { LOST, slow } from '../site/requests/faults';
import { FORM } from './fill-form';
import { keepAndSendAgain } from './keep-and-send-again';
import { openSpoiledForm, UNPROCESSED } from './spoiled-form';

const form = openSpoiledForm();
const { proxy, openFilled, sendInVain, expectKept, expectOneSubmission } = form;

const UNREACHED = 'Unable to connect… What you wrote is still here: please check your connection and send it again.';

/** What the form says, by what happens to its call. */
const SAYS: Readonly<Record<string, string>> = {
  'is dropped': UNREACHED,
  'arrives, and its reply breaks off': UNREACHED,
  'arrives, and nothing comes back': UNREACHED,
  'arrives, and its reply is no JSON': UNPROCESSED,
};

describe('a form that', () => {
  keepAndSendAgain(LOST, SAYS, form);

  test('fails again and again is kept once all the same', async () => {
    const page = await openFilled();
    for (const what of ['arrives, and nothing comes back', 'is dropped', 'arrives, and its reply is no JSON']) {
      proxy.spoil(LOST[what]?.fault);
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

import { spec } from '../../../tools/testing/spec';
import { slow, SPOILED } from '../site/requests/faults';
import { FORM } from './fill-form';
import { keepAndSendAgain } from './keep-and-send-again';
import { openSpoiledForm, UNPROCESSED, UNSUBMITTED } from './spoiled-form';

const form = openSpoiledForm();

const UNREACHED = 'Unable to connect… What you wrote is still here: please check your connection and send it again.';
const UNSENT = 'Unable to send form. Please try again later.';

const MESSAGES: Readonly<Record<string, string>> = {
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

describe('a form that', () => {
  keepAndSendAgain(SPOILED, MESSAGES, form);

  spec('FORM-05', 'is slow is stored once, however often the visitor clicks', async () => {
    const page = await form.openFilled();
    form.proxy.spoil(slow);
    await page.click(`${FORM} button`, { count: 3 });
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
    expect(form.proxy.posts()).toBe(1);
  });
});

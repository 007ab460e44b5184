import { FAILED } from '../site/requests/faults';
import { keepAndSendAgain } from './keep-and-send-again';
import { openSpoiledForm, UNPROCESSED, UNSUBMITTED } from './spoiled-form';

const form = openSpoiledForm();

const UNSENT = 'Unable to send form. Please try again later.';

/** What the form says, by what happens to its call. */
const SAYS: Readonly<Record<string, string>> = {
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

describe('a form that', () => keepAndSendAgain(FAILED, SAYS, form));

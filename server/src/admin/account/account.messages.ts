import type { AccountDone } from 'shared-types/admin/people/account';
import type { InLanguages } from '../../platform/language';
import { polish } from './account.messages.pl';

const english = {
  password: 'Enter your password.',
  passwordWrong: 'This is not your current password. Check it and try again.',
  ownEmail: 'This is already your address.',
  passkeyName: 'Enter a name, for example that of the device.',
  passkeyNameLong: (most: number) => `Enter at most ${most} characters.`,
  done: {
    nameSaved: 'Your name is saved.',
    emailRequested: 'We sent a link to the new address. Open it to confirm the change.',
    emailChanged: 'Your email address is changed.',
    passwordChanged: 'Your password is changed, and you are signed out everywhere else.',
    confirmed: 'Thank you. You can change how you sign in for the next ten minutes.',
    authenticatorBegun: 'Scan the code with your app, then enter the six digits it shows.',
    authenticatorOn: 'Your authenticator app is on. You need it at your next sign-in.',
    authenticatorOff: 'Your authenticator app is off.',
    passkeyAdded: 'The passkey is added.',
    passkeyRemoved: 'The passkey is removed.',
    codesRenewed: 'These are your new recovery codes. Former ones no longer work.',
  } satisfies Readonly<Record<AccountDone, string>>,
};

export type AccountMessages = typeof english;

export const ACCOUNT_MESSAGES: InLanguages<AccountMessages> = { en: english, pl: polish };

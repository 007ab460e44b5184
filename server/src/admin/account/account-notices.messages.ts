import type { InLanguages } from '../../platform/language';
import type { OwnAct } from '../team/team-change.store';
import { polish } from './account-notices.messages.pl';

/** A change of an account of which its owner is notified here; new passwords have their own email. */
export type NoticeAct = Exclude<OwnAct, 'password-changed' | 'password-reset'>;

export interface AccountNotice {
  /** What was changed, as a sentence. */
  readonly what: string;
  readonly siteName: string;
  /** With the time zone. */
  readonly timeText: string;
  /** Page on which another password can be requested. */
  readonly passwordLink: string;
  readonly accountLink: string;
}

const english = {
  subject: (siteName: string) => `Your sign-in for ${siteName} was changed`,
  body: ({ what, siteName, timeText, passwordLink, accountLink }: AccountNotice) => `${what}

This happened at ${siteName} on ${timeText}. If it was you, you can ignore this email.

If it was not, set a new password here:

${passwordLink}

Then check your account, and sign out everywhere else:

${accountLink}
`,
  acts: {
    'authenticator-on': 'An authenticator app was added to your account.',
    'authenticator-off': 'The authenticator app was removed from your account.',
    'passkey-added': 'A passkey was added to your account.',
    'passkey-removed': 'A passkey was removed from your account.',
    'recovery-codes-renewed': 'New recovery codes were made for your account. Former ones no longer work.',
    'recovery-code-used': 'A recovery code was used to sign in to your account. It does not work again.',
    'email-requested':
      'A new email address was requested for your account. It changes once the link sent there is opened.',
    'email-changed': 'The email address of your account was changed. You sign in with the new one from now on.',
  } satisfies Readonly<Record<NoticeAct, string>>,
  confirmSubject: (siteName: string) => `Confirm your new email address for ${siteName}`,
  confirmBody: ({
    siteName,
    link,
    endsText,
  }: EmailConfirmation) => `Someone, most likely you, wants to sign in at ${siteName} with this email address.

To confirm it, open this link. It works until ${endsText}:

${link}

If it was not you, you can ignore this email: nothing changes.
`,
};

export interface EmailConfirmation {
  readonly siteName: string;
  readonly link: string;
  /** When the link ends, with the time zone. */
  readonly endsText: string;
}

export type AccountNotices = typeof english;

export const ACCOUNT_NOTICES: InLanguages<AccountNotices> = { en: english, pl: polish };

import type { EmailData } from '../password-reset/forgotten-password.messages';
import type { InLanguages } from '../../platform/language';
import { polish } from './invitation.messages.pl';

const english = {
  subject: (siteName: string) => `You are invited to ${siteName}`,
  body: ({
    siteName,
    email,
    link,
    endsText,
  }: EmailData) => `The people who run ${siteName} invite you to become a member there, with the address ${email}.

To choose your password, open this link. It works once, until ${endsText}:

${link}

If you do not know ${siteName}, you can ignore this email: without a password nobody can sign in as you.
`,
  requested:
    'If a member of this site has that address, an email is on its way. Its link sets a new password and works for half an hour.',
};

export type InvitationMessages = typeof english;

export const INVITATION_MESSAGES: InLanguages<InvitationMessages> = { en: english, pl: polish };

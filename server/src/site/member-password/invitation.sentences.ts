import type { LetterFacts } from '../../config/forgotten-password/forgotten-password.sentences';
import type { InLanguages } from '../../language';
import { polish } from './invitation.sentences.pl';

const english = {
  subject: (siteName: string) => `You are invited to ${siteName}`,
  body: ({
    siteName,
    email,
    link,
    endsText,
  }: LetterFacts) => `The people who run ${siteName} invite you to become a member there, with the address ${email}.

To choose your password, open this link. It works once, until ${endsText}:

${link}

If you do not know ${siteName}, there is nothing to do: without a password nobody signs in as you.
`,
  requested:
    'If a member of this site has that address, a letter is on its way. Its link sets a new password and works for half an hour.',
};

/** What members are told of their passwords, in one language. */
export type InvitationSentences = typeof english;

/** The same in every language. */
export const INVITATION_SENTENCES: InLanguages<InvitationSentences> = { en: english, pl: polish };

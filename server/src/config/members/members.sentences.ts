import type { MemberDone } from 'shared-types/config/members';
import type { InLanguages } from '../../language';
import { polish } from './members.sentences.pl';

const english = {
  name: 'Write a name.',
  long: (most: number) => `Write ${most} characters at most.`,
  locale: 'Choose one of the list.',
  known: 'There is a member with this email address already.',
  limited: (minutes: number) =>
    `Too many invitations have been sent. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  remove: ({ displayName, email }: { displayName: string; email: string }) =>
    `${displayName} (${email}) will not be a member of this site any more, and is signed out. This cannot be undone.`,
  now: (value: string) => `Saved meanwhile: ${value}`,
  noAreas: 'no areas',
  done: {
    invited: 'The invitation is on its way.',
    saved: 'This is saved.',
    'invited-again': 'Another invitation is on its way. The link of the one before does not work any more.',
    disabled: 'This member cannot sign in any more, and is signed out everywhere.',
    enabled: 'This member can sign in again.',
    removed: 'The member is removed.',
  } satisfies Readonly<Record<MemberDone, string>>,
};

/** What the server says of members to those who edit them, in one language. */
export type MembersSentences = typeof english;

/** The same in every language. */
export const MEMBERS_SENTENCES: InLanguages<MembersSentences> = { en: english, pl: polish };

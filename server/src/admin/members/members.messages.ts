import type { MemberDone } from 'shared-types/admin/people/members';
import type { InLanguages } from '../../platform/language';
import { polish } from './members.messages.pl';

const english = {
  name: 'Enter a name.',
  locale: 'Choose one from the list.',
  known: 'A member with this email address already exists.',
  limited: (minutes: number) =>
    `Too many invitations were sent. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  remove: ({ displayName, email }: { displayName: string; email: string }) =>
    `${displayName} (${email}) will no longer be a member of this site, and is signed out. This cannot be undone.`,
  now: (value: string) => `Saved meanwhile: ${value}`,
  noAreas: 'no areas',
  done: {
    invited: 'The invitation is on its way.',
    saved: 'Saved.',
    'invited-again': 'Another invitation is on its way. The previous link no longer works.',
    disabled: 'This member can no longer sign in, and is signed out everywhere.',
    enabled: 'This member can sign in again.',
    removed: 'The member is removed.',
  } satisfies Readonly<Record<MemberDone, string>>,
};

export type MembersMessages = typeof english;

export const MEMBERS_MESSAGES: InLanguages<MembersMessages> = { en: english, pl: polish };

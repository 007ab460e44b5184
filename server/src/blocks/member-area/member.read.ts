import type { Read } from '../../site/page/read';

/** Which member is signed in. */
export const memberRead = {
  name: 'blocks/member-area/member',
  scope: 'visitor',
  read: ({ visitor: { member } }) =>
    Promise.resolve(member ? { member: { displayName: member.displayName, email: member.email } } : {}),
} satisfies Read<'blocks/member-area/member'>;

import type { Read } from '../../site/page/read';

/** Whose roles do not suffice. */
export const noAccessRead = {
  name: 'config/no-access/account',
  scope: 'visitor',
  read: ({ visitor: { account } }) =>
    Promise.resolve(account ? { displayName: account.displayName, email: account.email } : null),
} satisfies Read<'config/no-access/account'>;

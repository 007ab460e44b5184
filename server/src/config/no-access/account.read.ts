import type { Read } from '../../site/page/read';
import { isOfPlatform } from '../../site/session/capabilities';

/** Whose roles do not suffice. */
export const noAccessRead = {
  name: 'config/no-access/account',
  scope: 'visitor',
  read: ({ visitor: { account }, page: { page } }) => {
    if (!account) return Promise.resolve(null);
    const { displayName, email } = account;
    return Promise.resolve({
      displayName,
      email,
      ...(page.needs && isOfPlatform(page.needs) ? { isOfPlatform: true } : {}),
    });
  },
} satisfies Read<'config/no-access/account'>;

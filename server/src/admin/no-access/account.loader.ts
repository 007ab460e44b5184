import type { Loader } from '../../site/page/loader';
import { isOfPlatform } from '../../site/session/capabilities';

/** The account that may not open the page. */
export const noAccessLoader = {
  name: 'admin/no-access/account',
  scope: 'visitor',
  load: ({ visitor: { account }, page: { page } }) => {
    if (!account) return Promise.resolve(null);
    const { displayName, email } = account;
    return Promise.resolve({
      displayName,
      email,
      ...(page.needs && isOfPlatform(page.needs) ? { isOfPlatform: true } : {}),
    });
  },
} satisfies Loader<'admin/no-access/account'>;

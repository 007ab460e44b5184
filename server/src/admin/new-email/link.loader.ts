import { RESET_TOKEN_PARAMETER } from 'shared-types/admin/people/new-password';
import type { Loader } from '../../site/page/loader';
import { findEmailChange } from '../account/email-change.store';

/** Whether the opened link may set a new address. Opening it changes nothing: programs that check emails do so too. */
export const newEmailLoader = {
  name: 'admin/new-email/link',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account) return { change: null };
    const token = query.get(RESET_TOKEN_PARAMETER) ?? '';
    const found = await findEmailChange(db, { siteId: site.id, accountId: account.id, token });
    return { change: found ? { token, email: found.email } : null };
  },
} satisfies Loader<'admin/new-email/link'>;

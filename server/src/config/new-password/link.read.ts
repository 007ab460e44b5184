import { RESET_TOKEN_PARAMETER } from 'shared-types/config/new-password';
import type { Read } from '../../site/page/read';
import { findReset } from './reset-token.store';

/** Whether the link that was opened sets a password. */
export const linkRead = {
  name: 'config/new-password/link',
  scope: 'query',
  read: async ({ services: { db }, site, query }) => {
    const token = query.get(RESET_TOKEN_PARAMETER) ?? '';
    return { token: (await findReset(db, { siteId: site.id, token })) === undefined ? null : token };
  },
} satisfies Read<'config/new-password/link'>;

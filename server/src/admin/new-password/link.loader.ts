import { RESET_TOKEN_PARAMETER } from 'shared-types/admin/people/new-password';
import { MEMBER_BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Loader } from '../../site/page/loader';
import { findReset } from '../../site/password-reset/reset-token.store';

/** Whether the opened link may set a password. */
export const linkLoader = {
  name: 'admin/new-password/link',
  scope: 'query',
  load: async ({ services: { db }, site, block, query }) => {
    const token = query.get(RESET_TOKEN_PARAMETER) ?? '';
    const kind = block.type === MEMBER_BLOCK_TYPE.newPassword ? 'member' : 'account';
    const found = await findReset(db, kind, { siteId: site.id, token });
    return found ? { token, isFirst: found.isFirst } : { token: null };
  },
} satisfies Loader<'admin/new-password/link'>;

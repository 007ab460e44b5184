import type { Read } from '../../site/page/read';
import { mayDo } from '../../site/session/capabilities';

/** How the site stands with its plan. */
export const standingRead = {
  name: 'config/plan/standing',
  scope: 'visitor',
  read: ({ site: { websiteStatus }, visitor: { account } }) =>
    Promise.resolve(account && mayDo(account, 'billing.open') ? { websiteStatus } : null),
} satisfies Read<'config/plan/standing'>;

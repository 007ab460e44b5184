import { orderLookupLink } from '../../site/directory/order-lookup-link';
import type { Read } from '../../site/page/read';

/** Which member is signed in. */
export const memberRead = {
  name: 'blocks/member-area/member',
  scope: 'visitor',
  read: ({ site, visitor: { member } }) => {
    if (!member) return Promise.resolve({});
    const { displayName, email } = member;
    const orderLookup = orderLookupLink(site);
    return Promise.resolve({ member: { displayName, email }, ...(orderLookup ? { orderLookup } : {}) });
  },
} satisfies Read<'blocks/member-area/member'>;

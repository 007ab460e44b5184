import { orderLookupLink } from '../../site/own-pages/order-lookup-link';
import type { Loader } from '../../site/page/loader';

export const memberLoader = {
  name: 'blocks/member-area/member',
  scope: 'visitor',
  load: ({ site, visitor: { member } }) => {
    if (!member) return Promise.resolve({});
    const { displayName, email } = member;
    const orderLookup = orderLookupLink(site);
    return Promise.resolve({ member: { displayName, email }, ...(orderLookup ? { orderLookup } : {}) });
  },
} satisfies Loader<'blocks/member-area/member'>;

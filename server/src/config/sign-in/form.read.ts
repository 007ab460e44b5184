import type { Read } from '../../site/page/read';
import { leadsTo } from './leads-to';

/** Where the sign-in leads that the address asks for. */
export const formRead = {
  name: 'config/sign-in/form',
  scope: 'query',
  read: ({ query }) => Promise.resolve({ leadsTo: leadsTo(query.get('return')) }),
} satisfies Read<'config/sign-in/form'>;

import type { Loader } from '../../site/page/loader';
import { leadsTo } from '../../site/page/find/leads-to';

export const formLoader = {
  name: 'admin/sign-in/form',
  scope: 'query',
  load: ({ query }) => Promise.resolve({ leadsTo: leadsTo(query.get('return')) }),
} satisfies Loader<'admin/sign-in/form'>;

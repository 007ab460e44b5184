import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Submissions of the site's forms. */
export const submissions = {
  id: 'admin/submissions',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.submissions] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/submissions/list', 'admin/submission-steps/steps'],
  messages: { en: () => import('./submissions.messages'), pl: () => import('./submissions.messages.pl') },
} satisfies HtmlFeature;

import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Survey answers of site owners, for ops. */
export const survey = {
  id: 'admin/survey',
  implements: ['ENUM-19'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.survey] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/survey/figures'],
  messages: { en: () => import('./survey.messages'), pl: () => import('./survey.messages.pl') },
} satisfies HtmlFeature;

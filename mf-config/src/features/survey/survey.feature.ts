import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What the people who run sites say of how they get on, for ops. */
export const survey = {
  id: 'config/survey',
  implements: ['ENUM-19'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.survey] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/survey/figures'],
  strings: { en: () => import('./survey.strings'), pl: () => import('./survey.strings.pl') },
} satisfies HtmlFeature;

import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What visitors have sent with the forms of the site. */
export const submissions = {
  id: 'config/submissions',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.submissions] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/submissions/list'],
  strings: { en: () => import('./submissions.strings'), pl: () => import('./submissions.strings.pl') },
} satisfies HtmlFeature;

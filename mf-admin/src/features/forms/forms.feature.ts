import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The forms of the site, each with its page and its submissions. */
export const forms = {
  id: 'admin/forms',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.forms] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/forms/list'],
  messages: { en: () => import('./forms.messages'), pl: () => import('./forms.messages.pl') },
} satisfies HtmlFeature;

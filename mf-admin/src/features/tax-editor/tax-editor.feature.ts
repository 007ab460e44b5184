import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Tax rule editor: a form that saves without script and, with script, warns about unsaved changes. */
export const taxEditor = {
  id: 'admin/tax-editor',
  implements: ['PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.taxEditor] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  loads: ['admin/tax-editor/rule'],
  load: () => import('./tax-editor.effects'),
  messages: { en: () => import('./tax-editor.messages'), pl: () => import('./tax-editor.messages.pl') },
} satisfies EnhanceFeature;

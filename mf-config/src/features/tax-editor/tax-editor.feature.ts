import type { EnhanceFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** A tax rule: a form that saves without script, and with script is not left by accident. */
export const taxEditor = {
  id: 'config/tax-editor',
  implements: ['PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.taxEditor] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  reads: ['config/tax-editor/rule'],
  load: () => import('./tax-editor.effects'),
  strings: { en: () => import('./tax-editor.strings'), pl: () => import('./tax-editor.strings.pl') },
} satisfies EnhanceFeature;

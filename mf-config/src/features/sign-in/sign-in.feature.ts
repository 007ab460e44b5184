import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Where an account signs in. The shell sends its form where there is script. */
export const signIn = {
  id: 'config/sign-in',
  implements: ['ROLE-05', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.signIn] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/sign-in/form'],
  strings: { en: () => import('./sign-in.strings'), pl: () => import('./sign-in.strings.pl') },
} satisfies HtmlFeature;

import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The form builder: a form that saves without script, beside the form as visitors see it. */
export const form = {
  id: 'admin/form',
  implements: [
    'FBUILD-01',
    'FBUILD-02',
    'FBUILD-03',
    'FBUILD-04',
    'FBUILD-05',
    'FBUILD-06',
    'FBUILD-07',
    'FBUILD-08',
    'FBUILD-09',
    'PLAT-08',
  ],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.form] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  loads: ['admin/form/saved'],
  load: () => import('./form.effects'),
  messages: { en: () => import('./form.messages'), pl: () => import('./form.messages.pl') },
} satisfies EnhanceFeature;

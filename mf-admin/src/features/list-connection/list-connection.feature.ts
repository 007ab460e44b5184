import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The service that gets the changes of a mailing list. */
export const listConnection = {
  id: 'admin/list-connection',
  implements: ['MAIL-02', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.listConnection] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/list-connection/connection'],
  messages: { en: () => import('./list-connection.messages'), pl: () => import('./list-connection.messages.pl') },
} satisfies HtmlFeature;

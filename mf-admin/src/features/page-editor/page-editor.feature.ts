import type { HydrateFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The page editor: a draft in a frame, with what selects, inserts and moves its blocks, and a panel for their settings. */
export const pageEditor = {
  id: 'admin/page-editor',
  implements: ['EDIT-02', 'PLAT-08'],
  live: 'hydrate',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.pageEditor] },
  starts: ['idle', 'visible'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['admin/files-chosen', 'site/session'],
  emits: ['admin/files-requested'],
  loads: ['admin/page-editor/page'],
  styledLate: true,
  load: () => import('./page-editor.view'),
  messages: { en: () => import('./page-editor.messages'), pl: () => import('./page-editor.messages.pl') },
} satisfies HydrateFeature;

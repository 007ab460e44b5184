import type { HydrateFeature } from 'shared-types/remote';

/** The chooser of files, over any page of the admin area that asks for it. */
export const fileChooser = {
  id: 'admin/file-chooser',
  implements: ['FILE-01', 'FILE-03'],
  live: 'hydrate',
  mounts: { slots: ['page-end'], pages: 'requested' },
  starts: ['event'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['admin/files-requested'],
  emits: ['admin/files-chosen'],
  loads: [],
  styledLate: true,
  load: () => import('./file-chooser.view'),
  messages: { en: () => import('./file-chooser.messages'), pl: () => import('./file-chooser.messages.pl') },
} satisfies HydrateFeature;

import type { EnhanceFeature } from 'shared-types/remote';

export const errorReports = {
  id: 'telemetry/error-reports',
  implements: [
    'ERRREP-01',
    'ERRREP-02',
    'ERRREP-03',
    'ERRREP-04',
    'ERRREP-05',
    'ERRREP-06',
    'ERRREP-07',
    'ERRREP-08',
    'ERRREP-09',
  ],
  live: 'enhance',
  mounts: { slots: ['page-end'] },
  starts: ['idle', 'event'],
  importance: 'regular',
  purpose: 'analytics',
  listens: ['site/feature-failed'],
  emits: [],
  loads: [],
  unseen: true,
  load: () => import(/* webpackMode: "eager" */ '../../starts').then(({ errorReports: start }) => ({ start })),
} satisfies EnhanceFeature;

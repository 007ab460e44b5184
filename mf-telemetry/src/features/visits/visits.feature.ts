import type { EnhanceFeature } from 'shared-types/remote';

/** Reports to the server that a visitor was shown the page. */
export const visits = {
  id: 'telemetry/visits',
  implements: [
    'ANLT-02',
    'ANLT-03',
    'ANLT-04',
    'ANLT-05',
    'ANLT-06',
    'ANLT-07',
    'CENSUS-01',
    'CENSUS-02',
    'CENSUS-03',
    'VISIT-10',
    'VISIT-11',
    'VISIT-12',
    'VISIT-13',
    'VISIT-14',
  ],
  live: 'enhance',
  mounts: { slots: ['page-end'] },
  starts: ['idle'],
  importance: 'regular',
  purpose: 'analytics',
  listens: [],
  emits: [],
  loads: [],
  unseen: true,
  load: () => import(/* webpackMode: "eager" */ '../../starts').then(({ visits: start }) => ({ start })),
} satisfies EnhanceFeature;

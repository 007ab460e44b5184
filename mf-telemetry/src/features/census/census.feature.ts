import type { EnhanceFeature } from 'shared-types/remote';

/** Counts the buttons, forms and the popup that visitors see, and the buttons they click. */
export const census = {
  id: 'telemetry/census',
  implements: ['CENSUS-04', 'CENSUS-05', 'CENSUS-06', 'CENSUS-07', 'CENSUS-08', 'CENSUS-09', 'CENSUS-10', 'CENSUS-11'],
  live: 'enhance',
  mounts: { slots: ['page-end'] },
  starts: ['idle'],
  importance: 'regular',
  purpose: 'analytics',
  listens: ['commerce/product-viewed'],
  emits: [],
  loads: [],
  unseen: true,
  load: () => import(/* webpackMode: "eager" */ '../../starts').then(({ census: start }) => ({ start })),
} satisfies EnhanceFeature;

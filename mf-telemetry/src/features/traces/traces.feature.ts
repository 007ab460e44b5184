import type { EnhanceFeature } from 'shared-types/remote';

/** Traces what happens in the page: marks set by features, and what keeps visitors from going on. */
export const traces = {
  id: 'telemetry/traces',
  implements: ['TRACE-01', 'TRACE-02', 'TRACE-03'],
  live: 'enhance',
  mounts: { slots: ['page-end'] },
  starts: ['idle', 'event'],
  importance: 'regular',
  purpose: 'analytics',
  listens: ['site/feature-failed', 'site/login-required', 'site/system-error'],
  emits: [],
  loads: [],
  unseen: true,
  load: () => import(/* webpackMode: "eager" */ '../../starts').then(({ traces: start }) => ({ start })),
} satisfies EnhanceFeature;

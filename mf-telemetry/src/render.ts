import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { element as analytics } from './features/analytics/analytics.view';
import { element as census } from './features/census/census.view';
import { element as errorReports } from './features/error-reports/error-reports.view';
import { element as performanceRecords } from './features/performance/performance.view';
import { element as traces } from './features/traces/traces.view';
import { element as visits } from './features/visits/visits.view';

/** The telemetry on the server. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'telemetry/error-reports': { element: errorReports, fallback: '' },
    'telemetry/performance': { element: performanceRecords, fallback: '' },
    'telemetry/visits': { element: visits, fallback: '' },
    'telemetry/census': { element: census, fallback: '' },
    'telemetry/analytics': { element: analytics, fallback: '' },
    'telemetry/traces': { element: traces, fallback: '' },
  },
} satisfies RenderRemote;

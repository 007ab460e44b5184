import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { element as errorReports } from './features/error-reports/error-reports.view';
import { element as performanceRecords } from './features/performance/performance.view';
import { element as visits } from './features/visits/visits.view';

/** The telemetry on the server. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'telemetry/error-reports': { element: errorReports, fallback: '' },
    'telemetry/performance': { element: performanceRecords, fallback: '' },
    'telemetry/visits': { element: visits, fallback: '' },
  },
} satisfies RenderRemote;

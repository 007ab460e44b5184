import type { Samples } from '../../tools/workbench/samples';
import { examples as errorReports } from './features/error-reports/error-reports.example';
import { examples as performanceRecords } from './features/performance/performance.example';
import { examples as visits } from './features/visits/visits.example';

/** The samples on this remote’s workbench. */
export const workbench = {
  'telemetry/error-reports': errorReports,
  'telemetry/performance': performanceRecords,
  'telemetry/visits': visits,
} satisfies Samples;

import type { Samples } from '../../tools/workbench/samples';
import { examples as analytics } from './features/analytics/analytics.example';
import { examples as census } from './features/census/census.example';
import { examples as errorReports } from './features/error-reports/error-reports.example';
import { examples as performanceRecords } from './features/performance/performance.example';
import { examples as traces } from './features/traces/traces.example';
import { examples as visits } from './features/visits/visits.example';

/** The samples on this remote’s workbench. */
export const workbench = {
  'telemetry/error-reports': errorReports,
  'telemetry/performance': performanceRecords,
  'telemetry/visits': visits,
  'telemetry/census': census,
  'telemetry/analytics': analytics,
  'telemetry/traces': traces,
} satisfies Samples;

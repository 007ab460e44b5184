import { CONTRACT, type Remote } from 'shared-types/remote';
import { config } from './config';
import { analytics } from './features/analytics/analytics.feature';
import { census } from './features/census/census.feature';
import { errorReports } from './features/error-reports/error-reports.feature';
import { performanceRecords } from './features/performance/performance.feature';
import { traces } from './features/traces/traces.feature';
import { visits } from './features/visits/visits.feature';

export const remote = {
  area: 'telemetry',
  contract: CONTRACT,
  config,
  features: [errorReports, performanceRecords, visits, census, analytics, traces],
} satisfies Remote;

/** All features start on the same pages at the same time, so one module minifies better. */
export { start as analytics } from './features/analytics/analytics.effects';
export { start as census } from './features/census/census.effects';
export { start as errorReports } from './features/error-reports/error-reports.effects';
export { start as performanceRecords } from './features/performance/performance.effects';
export { start as traces } from './features/traces/traces.effects';
export { start as visits } from './features/visits/visits.effects';

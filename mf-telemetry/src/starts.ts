/**
 * How each feature starts. All of them come to the same pages at the same time: as one module they have one scope, in which
 * the minifier takes out what only says which is whose.
 */
export { start as analytics } from './features/analytics/analytics.effects';
export { start as census } from './features/census/census.effects';
export { start as errorReports } from './features/error-reports/error-reports.effects';
export { start as performanceRecords } from './features/performance/performance.effects';
export { start as traces } from './features/traces/traces.effects';
export { start as visits } from './features/visits/visits.effects';

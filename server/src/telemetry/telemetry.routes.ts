import type { Route } from '../http/services';
import { recordJavascriptErrorsRoute } from './error-reports/record-javascript-errors.route';
import { getPerformanceSettingsRoute } from './performance/get-performance-settings.route';
import { recordPerformanceRoute } from './performance/record-performance.route';
import { recordHitRoute } from './visits/record-hit.route';

/** Every endpoint of telemetry. */
export const telemetryRoutes: readonly Route[] = [
  recordJavascriptErrorsRoute,
  recordHitRoute,
  getPerformanceSettingsRoute,
  recordPerformanceRoute,
];

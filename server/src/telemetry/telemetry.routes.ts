import type { Route } from '../http/services';
import { recordJavascriptErrorsRoute } from './error-reports/record-javascript-errors.route';

/** Every endpoint of telemetry. */
export const telemetryRoutes: readonly Route[] = [recordJavascriptErrorsRoute];

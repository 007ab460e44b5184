import type { Route } from '../http/services';
import { recordJavascriptErrorsRoute } from './error-reports/record-javascript-errors.route';
import { recordHitRoute } from './visits/record-hit.route';

/** Every endpoint of telemetry. */
export const telemetryRoutes: readonly Route[] = [recordJavascriptErrorsRoute, recordHitRoute];

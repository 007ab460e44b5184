import type { Area } from '../site/area';
import { recordEventRoute } from './analytics/record-event.route';
import { trackEventRoute } from './analytics/track-event.route';
import { clickAnnouncementRoute } from '../site/announcement-bar/click-announcement.route';
import { closeAnnouncementRoute } from '../site/announcement-bar/close-announcement.route';
import { buttonClickRoute } from './census/button-click.route';
import { buttonRenderRoute } from './census/button-render.route';
import { countAnnouncement } from './census/count-announcement';
import { formRenderRoute } from './census/form-render.route';
import { overlayRoute } from './census/overlay.route';
import { recordQuickViewRoute } from './census/record-quick-view.route';
import { recordJavascriptErrorsRoute } from './error-reports/record-javascript-errors.route';
import { getPerformanceSettingsRoute } from './performance/get-performance-settings.route';
import { recordPerformanceRoute } from './performance/record-performance.route';
import { recordPolicyViolationRoute } from './policy-reports/record-policy-violation.route';
import type { RecordingRoute } from './telemetry-services';
import { traceRoute } from './traces/trace.route';
import { recordHitRoute } from './visits/record-hit.route';
import { trackRoute } from './visits/track.route';

export const telemetryArea: Area<RecordingRoute> = {
  loaders: [],
  routes: [
    recordJavascriptErrorsRoute,
    recordPolicyViolationRoute,
    recordHitRoute,
    getPerformanceSettingsRoute,
    recordPerformanceRoute,
    trackRoute,
    buttonClickRoute,
    buttonRenderRoute,
    formRenderRoute,
    overlayRoute,
    recordQuickViewRoute,
    closeAnnouncementRoute(countAnnouncement),
    clickAnnouncementRoute(countAnnouncement),
    traceRoute,
    recordEventRoute,
    trackEventRoute,
  ],
};

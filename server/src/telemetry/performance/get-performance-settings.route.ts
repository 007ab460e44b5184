import { randomUUID } from 'node:crypto';
import { PERFORMANCE_CALLS, type PerformanceSettings } from 'shared-types/telemetry/performance';
import { allowsAnalytics } from '../../site/visitor-consent/allows-analytics';
import { isSameOrigin } from '../../platform/http/origin';
import { refuse } from '../../site/request/refusal';
import type { Route } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { visitorOf } from '../../site/request/visitor';
import { ENCODING } from './encoding';
import { performanceFlags } from './performance-flags';

const OFF = { records: false, remotes: false };

/**
 * `getPerformanceSettings`: an id for the page load, what may be measured, and the short names of fields.
 * @implements SRV-28 PERF-05 PERF-08
 */
export const getPerformanceSettingsRoute: Route = (app) => {
  const { method, path } = PERFORMANCE_CALLS.getPerformanceSettings;
  app.route({
    method,
    url: path,
    handler: (request, reply) => {
      if (!isSameOrigin(request)) return refuse(reply, 'site/origin');
      const site = siteOf(request);
      const flags = allowsAnalytics(site, visitorOf(request)) ? performanceFlags(site) : OFF;
      const settings: PerformanceSettings = { pageLoadId: randomUUID(), flags, encoding: ENCODING };
      return reply.header('cache-control', 'private, no-store').send(settings);
    },
  });
};

import type { JavascriptErrorReport } from 'shared-types/telemetry/error-reports';
import type { Site } from '../../site/directory/site';
import { createIdempotencyKey } from '../../telemetry/records/idempotency-key';
import type { NewRecord } from '../../telemetry/records/new-record';
import type { SampleTraffic } from './activity.schema';
import { timeOf } from './time-of';

export interface ErrorsInput {
  readonly site: Pick<Site, 'id' | 'hosts'>;
  readonly traffic: SampleTraffic;
  readonly origins: ReadonlyMap<string, string>;
  readonly nowMs: number;
}

/** What `recordJavascriptErrors` stores of the errors of the activity. */
export function errorRecords({ site, traffic, origins, nowMs }: ErrorsInput): NewRecord[] {
  return traffic.errors.flatMap(({ message, remote, path, browser, hoursAgo }) => {
    const origin = remote === undefined ? 'page' : (origins.get(remote) ?? remote);
    return hoursAgo.map((hours): NewRecord => {
      const atMs = timeOf({ hoursAgo: hours }, nowMs).getTime();
      const report: JavascriptErrorReport = {
        event: 'error',
        data: {
          websiteId: site.id,
          templateId: 'colonnade',
          url: `https://${site.hosts[0] ?? ''}${path}`,
          userAgent: traffic.browsers[browser]?.userAgent ?? '',
          app: origin,
          message,
        },
        timestamp: atMs,
      };
      const key = createIdempotencyKey(atMs);
      return {
        siteId: site.id,
        key,
        position: 0,
        atMs,
        kind: 'error',
        name: '',
        origin,
        path,
        value: null,
        data: report,
      };
    });
  });
}

import type { Host } from 'shared-types/host/host';
import type { TelemetryRecord } from 'shared-types/host/telemetry';
import { ERROR_REPORT_LIMIT } from 'shared-types/telemetry/error-reports';
import { deliveryOf } from '../../parts/delivery/delivery-of';
import { createPageParts } from '../../parts/page-parts/page-parts';
import { createRecordQueue } from '../../parts/records/record-queue.effects';
import { droppedRecord, errorReport } from './error-report';
import { reportCalls } from './error-reports.api';

/** Reports every error of the page, including those from before it started. */
export async function start(_root: HTMLElement, host: Host): Promise<void> {
  const { context, store } = host;
  const { debounceMs, perPage, queue: room } = ERROR_REPORT_LIMIT;
  const origin = {
    websiteId: context.website.id,
    url: location.href,
    userAgent: navigator.userAgent,
    startedAt: performance.timeOrigin,
  };
  const add = createRecordQueue<TelemetryRecord>(deliveryOf(host), {
    room,
    perPage,
    waitMs: debounceMs,
    isRenewed: true,
    calls: (records) => reportCalls(records.map((record) => errorReport(record, origin))),
    dropped: droppedRecord,
  });
  await store(createPageParts).records.follow(host, 'error', add);
}

import type { Host } from 'shared-types/host/host';
import { deliveryOf } from '../../parts/delivery/delivery-of';
import { createErrorQueue } from './error-queue';
import { errorReport } from './error-report';
import { reportCalls } from './error-reports.api';

/** Reports every error the page notices, the ones from before it started too. */
export async function start(_root: HTMLElement, host: Host): Promise<void> {
  const { stop, telemetry, context } = host;
  const origin = {
    websiteId: context.website.id,
    url: location.href,
    userAgent: navigator.userAgent,
    startedAt: performance.timeOrigin,
  };
  const { send, beforeLeaving } = deliveryOf(host);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const queue = createErrorQueue({
    send: (reports) => reportCalls(reports).forEach(send),
    debounce(callback, ms) {
      clearTimeout(timer);
      timer = setTimeout(callback, ms);
    },
  });
  beforeLeaving(() => {
    clearTimeout(timer);
    queue.flush();
  });
  await telemetry.follow((record) => {
    if (record.kind === 'error' && !stop.aborted) queue.add(errorReport(record, origin));
  });
}

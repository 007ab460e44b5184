import type { Host } from 'shared-types/host/host';
import { createErrorQueue } from './error-queue';
import { errorReport } from './error-report';
import { recordErrors } from './error-reports.api';

/** Reports every error the page notices, the ones from before it started too. */
export async function start(_root: HTMLElement, host: Host): Promise<void> {
  const { stop, telemetry, context, request } = host;
  const origin = {
    websiteId: context.website.id,
    url: location.href,
    userAgent: navigator.userAgent,
    startedAt: performance.timeOrigin,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const queue = createErrorQueue({
    send: (reports) => void recordErrors(request, reports),
    debounce(callback, ms) {
      clearTimeout(timer);
      timer = setTimeout(callback, ms);
    },
  });
  addEventListener('pagehide', queue.flush, { signal: stop });
  stop.addEventListener('abort', () => {
    clearTimeout(timer);
    queue.flush();
  });
  await telemetry.follow((record) => {
    if (record.kind === 'error' && !stop.aborted) queue.add(errorReport(record, origin));
  });
}

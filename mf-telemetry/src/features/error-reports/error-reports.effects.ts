import type { Host } from 'shared-types/host/host';
import { deliveryOf } from '../../parts/delivery/delivery-of';
import { createPageParts } from '../../parts/page-parts/page-parts';
import { createErrorQueue } from './error-queue';
import { errorReport } from './error-report';
import { reportCalls } from './error-reports.api';

/** Reports every error the page notices, the ones from before it started too. */
export async function start(_root: HTMLElement, host: Host): Promise<void> {
  const { context, store } = host;
  const origin = {
    websiteId: context.website.id,
    url: location.href,
    userAgent: navigator.userAgent,
    startedAt: performance.timeOrigin,
  };
  const { send, hold, beforeLeaving } = deliveryOf(host);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const queue = createErrorQueue({
    send: (reports) => send(...reportCalls(reports)),
    hold: (reports) => hold(...reportCalls(reports)),
    debounce(callback, ms) {
      clearTimeout(timer);
      timer = setTimeout(callback, ms);
    },
  });
  beforeLeaving(() => {
    clearTimeout(timer);
    queue.flush();
  });
  const { records } = store(createPageParts);
  await records.follow(host, 'error', (record) => queue.add(errorReport(record, origin)));
}

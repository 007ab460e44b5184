import { ERROR_REPORT_LIMIT, type JavascriptErrorReport } from 'shared-types/telemetry/error-reports';

/** Collects a page's error reports and sends them in batches. */
export interface ErrorQueue {
  /** Takes a report in, or counts it as dropped: while the queue is full, and once the page has sent its share. */
  add(report: JavascriptErrorReport): void;
  /** Sends what waits, at once. */
  flush(): void;
}

/** What a queue works with. */
export interface ErrorQueueParts {
  readonly send: (reports: readonly JavascriptErrorReport[]) => void;
  /** Is told what waits, each time there is more of it. */
  readonly hold: (reports: readonly JavascriptErrorReport[]) => void;
  /** Calls back after the time, unless it is asked again before. */
  readonly debounce: (callback: () => void, ms: number) => void;
}

/** Makes a queue. The last of the page's reports is kept for saying how many were dropped. */
export function createErrorQueue({ send, hold, debounce }: ErrorQueueParts): ErrorQueue {
  const { perPage, queue: room, debounceMs } = ERROR_REPORT_LIMIT;
  const waiting: JavascriptErrorReport[] = [];
  const dropped: JavascriptErrorReport[] = [];
  let left: number = perPage;

  const flush = (): void => {
    const batch = waiting.splice(0);
    const latest = dropped.at(-1);
    if (latest && left > 0) {
      batch.push(droppedReport(latest, dropped.length));
      dropped.length = 0;
      left -= 1;
    }
    if (batch.length > 0) send(batch);
  };

  return {
    flush,
    add(report) {
      const hasRoom = waiting.length < room && left > 1;
      (hasRoom ? waiting : dropped).push(report);
      if (hasRoom) {
        left -= 1;
        hold(waiting);
      }
      if (left > 0) debounce(flush, debounceMs);
    },
  };
}

function droppedReport({ data, timestamp }: JavascriptErrorReport, count: number): JavascriptErrorReport {
  const { websiteId, templateId, url, userAgent, app } = data;
  return {
    event: 'reported',
    timestamp,
    data: { websiteId, templateId, url, userAgent, app, message: `Errors that were not reported: ${count}` },
  };
}

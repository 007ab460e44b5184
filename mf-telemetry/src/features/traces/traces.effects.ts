import type { Host } from 'shared-types/host/host';
import { TRACE_FLUSH_MS, TRACE_LIMIT, type Trace, type TraceData } from 'shared-types/telemetry/traces';
import { recordedDeliveryOf } from '../../parts/delivery/delivery-of';
import { createPageParts } from '../../parts/page-parts/page-parts';
import { createRecordQueue } from '../../parts/records/record-queue.effects';
import { traceCall } from './traces.api';

/** Traces marks and what blocks visitors. Parameters of sign-in and state stay in the page. */
export async function start(_root: HTMLElement, host: Host): Promise<void> {
  const { bus, store } = host;
  const delivery = recordedDeliveryOf(host);
  if (!delivery) return;
  const { perCall, perPage } = TRACE_LIMIT;
  const add = createRecordQueue<Trace>(delivery, {
    // One place is reserved for the record of how many were dropped.
    room: perCall - 1,
    perPage,
    waitMs: TRACE_FLUSH_MS,
    calls: (traces) => [traceCall(traces)],
    dropped: ({ pageUrl, data: { atMs } }, count) => ({
      pageUrl,
      type: 'dropped',
      data: { atMs, text: String(count) },
    }),
  });
  const trace = (type: string, data: Partial<TraceData> = {}): void =>
    add({
      pageUrl: location.origin + location.pathname,
      type,
      data: { ...data, atMs: Math.round(data.atMs ?? performance.now()) },
    });
  bus.on('site/feature-failed').subscribe(({ feature, remote, version, stage }) => {
    trace('site/feature-failed', { text: stage, feature, remote, version });
  });
  bus.on('site/login-required').subscribe(() => trace('site/login-required'));
  bus.on('site/system-error').subscribe(({ message }) => trace('site/system-error', { text: message }));
  await store(createPageParts).records.follow(host, 'mark', ({ kind, ...mark }) => trace(kind, mark));
}

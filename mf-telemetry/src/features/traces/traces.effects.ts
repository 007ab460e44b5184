import type { Host } from 'shared-types/host/host';
import { TRACE_LIMIT, type TraceData } from 'shared-types/telemetry/traces';
import { recordedDeliveryOf } from '../../parts/delivery/delivery-of';
import { createPageParts } from '../../parts/page-parts/page-parts';
import { createTraceQueue } from './trace-queue';
import { traceCall } from './traces.api';

/** Traces marks and what stops visitors. Where to sign in for, and what a feature was told, stay in the page. */
export async function start(_root: HTMLElement, host: Host): Promise<void> {
  const { bus, store } = host;
  const delivery = recordedDeliveryOf(host);
  if (!delivery) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const queue = createTraceQueue({
    send(traces) {
      clearTimeout(timer);
      timer = undefined;
      delivery.send(traceCall(traces));
    },
    hold: (traces) => delivery.hold(traceCall(traces)),
    wait(callback, ms) {
      timer ??= setTimeout(callback, ms);
    },
  });
  const trace = (type: string, { text, ...data }: Partial<TraceData> = {}): void =>
    queue.add({
      pageUrl: cut(location.origin + location.pathname),
      type,
      data: { atMs: Math.round(performance.now()), text: text && cut(text), ...data },
    });
  delivery.beforeLeaving(queue.flush);
  bus.on('site/feature-failed').subscribe(({ feature, remote, version, stage }) => {
    trace('site/feature-failed', { text: stage, feature, remote, version });
  });
  bus.on('site/login-required').subscribe(() => trace('site/login-required'));
  bus.on('site/system-error').subscribe(({ message }) => trace('site/system-error', { text: message }));
  await store(createPageParts).records.follow(host, 'mark', ({ text, feature, remote, version, atMs }) => {
    trace('mark', { text, feature, remote, version, atMs: Math.round(atMs) });
  });
}

function cut(text: string): string {
  return text.slice(0, TRACE_LIMIT.textLength);
}

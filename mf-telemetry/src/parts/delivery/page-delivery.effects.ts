import { CRUMB_HEADER, CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { CALL_KEY_PARAMETER } from 'shared-types/telemetry/delivery';
import type { Call } from './call';
import { callKey, KEY_RANDOM_BYTES } from './call-key';
import type { DeliveryHost, PageDelivery } from './delivery';

const TIMEOUT_MS = 30_000;
const CONTENT_TYPE: Readonly<Record<Call['format'], string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded;charset=UTF-8',
  text: 'text/plain;charset=UTF-8',
};

/** Makes the delivery of a page. */
export function createPageDelivery(): PageDelivery {
  return {
    join(host) {
      const { stop } = host;
      return {
        send: (call) => void post(call, { host, key: createKey() }),
        beforeLeaving(take) {
          addEventListener('pagehide', take, { signal: stop });
          document.addEventListener('visibilitychange', () => document.hidden && take(), { signal: stop });
          stop.addEventListener('abort', take);
        },
      };
    },
  };
}

function createKey(): string {
  return callKey({ nowMs: Date.now(), random: crypto.getRandomValues(new Uint8Array(KEY_RANDOM_BYTES)) });
}

async function post(call: Call, { host, key }: { host: DeliveryHost; key: string }): Promise<void> {
  const { path, format, body, timeoutMs = TIMEOUT_MS } = call;
  const { crumb } = host.perRequest;
  const query = new URLSearchParams({ [CRUMB_PARAMETER]: crumb, [CALL_KEY_PARAMETER]: key });
  await fetch(`${path}?${query}`, {
    method: 'POST',
    body,
    keepalive: true,
    headers: { Accept: 'application/json', 'Content-Type': CONTENT_TYPE[format], [CRUMB_HEADER]: crumb },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
}

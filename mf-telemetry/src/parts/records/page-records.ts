import type { BrowserHost } from 'shared-types/host/host';
import type { TelemetryRecord } from 'shared-types/host/telemetry';

/** The shell keeps this many records from before its first follower, too. */
const ROOM = 50;

/** Distributes the page's records to features, since the shell accepts only one follower. */
export interface PageRecords {
  /** Passes on the records of a kind, including earlier ones, until `host.stop`. A kind has one follower. */
  follow(
    host: Pick<BrowserHost, 'stop' | 'telemetry'>,
    kind: TelemetryRecord['kind'],
    listener: (record: TelemetryRecord) => void,
  ): Promise<void>;
}

/** Follows the shell's records from the first feature on, and keeps records that have no follower yet. */
export function createPageRecords(): PageRecords {
  const listeners = new Map<TelemetryRecord['kind'], (record: TelemetryRecord) => void>();
  const kept: TelemetryRecord[] = [];
  let isFollowing = false;
  const deliver = (record: TelemetryRecord): void => {
    const listener = listeners.get(record.kind);
    if (listener) listener(record);
    else if (kept.length < ROOM) kept.push(record);
  };
  return {
    async follow({ stop, telemetry }, kind, listener) {
      if (stop.aborted) return;
      listeners.set(kind, listener);
      stop.addEventListener('abort', () => listeners.delete(kind));
      kept.splice(0).forEach(deliver);
      if (isFollowing) return;
      isFollowing = true;
      await telemetry.follow(deliver);
    },
  };
}

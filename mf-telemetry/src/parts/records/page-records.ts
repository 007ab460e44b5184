import type { BrowserHost } from 'shared-types/host/host';
import type { TelemetryRecord } from 'shared-types/host/telemetry';

/** As many as the shell keeps of the time before. */
const ROOM = 50;

/** What the page notices, for the features that send it: the shell tells one follower alone. */
export interface PageRecords {
  /** Hands over the records of a kind, also those from before, until `host.stop`. One feature follows a kind. */
  follow(
    host: Pick<BrowserHost, 'stop' | 'telemetry'>,
    kind: TelemetryRecord['kind'],
    listener: (record: TelemetryRecord) => void,
  ): Promise<void>;
}

/** Follows the shell's records from the first feature on, and keeps what nobody has asked for yet. */
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

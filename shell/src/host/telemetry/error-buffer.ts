import type { TelemetryRecord } from 'shared-types/host/telemetry';

/** A record without its time. */
export type NewRecord = Omit<TelemetryRecord, 'atMs'>;

/** Buffers records until telemetry listens. */
export interface ErrorBuffer {
  add(record: NewRecord): void;
  /** Passes the buffered records to the listener, then every new one. */
  follow(listener: (record: TelemetryRecord) => void): void;
  /** Number of records that did not fit. */
  dropped(): number;
}

/** `/remotes/<name>/<version>/` in the file's URL or the stack. */
const RELEASED_FILE = /\/remotes\/([^/\s]+)\/([^/\s]+)\//;

export function createErrorBuffer(room: number): ErrorBuffer {
  const kept: TelemetryRecord[] = [];
  let dropped = 0;
  let keep = (record: TelemetryRecord): void => {
    if (kept.length < room) kept.push(record);
    else dropped++;
  };
  return {
    add: (record) => keep({ ...(!record.remote && originOf(record)), ...record, atMs: performance.now() }),
    follow(listener) {
      keep = listener;
      kept.splice(0).forEach(listener);
    },
    dropped: () => dropped,
  };
}

function originOf({ file, stack }: NewRecord): Pick<TelemetryRecord, 'remote' | 'version'> {
  const [, remote, version] = RELEASED_FILE.exec(`${file} ${stack}`) ?? [];
  return remote && version ? { remote, version } : {};
}

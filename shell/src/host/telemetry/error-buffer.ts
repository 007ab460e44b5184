import type { TelemetryRecord } from 'shared-types/host/telemetry';

/** A record before it has its time. */
export type NewRecord = Omit<TelemetryRecord, 'atMs'>;

/** Keeps records until somebody takes them. */
export interface ErrorBuffer {
  add(record: NewRecord): void;
  /** Hands over the kept records, and from then on every new one. */
  follow(listener: (record: TelemetryRecord) => void): void;
  /** How many records found no room. */
  dropped(): number;
}

/** `/remotes/<name>/<version>/` in the address of the file, or in the stack. */
const RELEASED_FILE = /\/remotes\/([^/\s]+)\/([^/\s]+)\//;

/** Makes a buffer with room for so many records. */
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

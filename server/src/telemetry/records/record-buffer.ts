import { bytesOf, type RecordRow } from './record-row';

export interface BufferLimits {
  readonly rows: number;
  readonly bytes: number;
  /** Most rows of one site, so that a flood leaves room for the others. */
  readonly rowsOfSite: number;
}

/** Rows waiting to be written, in order. Rows being written stay until they are dropped. */
export interface RecordBuffer {
  readonly size: number;
  /** Adds all rows, or none if there is no room. */
  take(rows: readonly RecordRow[]): boolean;
  /** Returns the oldest rows without removing them. */
  first(count: number): readonly RecordRow[];
  drop(count: number): void;
}

export function createRecordBuffer(limits: BufferLimits): RecordBuffer {
  const waiting: RecordRow[] = [];
  const bySite = new Map<string, number>();
  let bytes = 0;
  const count = ({ siteId }: RecordRow, change: number) => {
    const rows = (bySite.get(siteId) ?? 0) + change;
    if (rows > 0) bySite.set(siteId, rows);
    else bySite.delete(siteId);
  };
  return {
    get size() {
      return waiting.length;
    },
    take(rows) {
      const more = rows.reduce((sum, row) => sum + bytesOf(row), 0);
      if (waiting.length + rows.length > limits.rows || bytes + more > limits.bytes) return false;
      const ofSite = rows[0] ? (bySite.get(rows[0].siteId) ?? 0) : 0;
      if (ofSite + rows.length > limits.rowsOfSite) return false;
      for (const row of rows) {
        waiting.push(row);
        count(row, 1);
      }
      bytes += more;
      return true;
    },
    first: (most) => waiting.slice(0, most),
    drop(most) {
      for (const row of waiting.splice(0, most)) {
        bytes -= bytesOf(row);
        count(row, -1);
      }
    },
  };
}

import { bytesOf, type RecordRow } from './record-row';

/** Most that waits at once. */
export interface BufferLimits {
  readonly rows: number;
  readonly bytes: number;
  /** Most rows of one site: what floods one leaves room for the others. */
  readonly rowsOfSite: number;
}

/** Rows that wait to be written, in the order they came. Rows that are being written wait as well, until they are dropped. */
export interface RecordBuffer {
  readonly size: number;
  /** Takes all of them, or none where there is no room. */
  take(rows: readonly RecordRow[]): boolean;
  /** The oldest, which stay. */
  first(count: number): readonly RecordRow[];
  /** Lets go of the oldest. */
  drop(count: number): void;
}

/** Makes an empty buffer. */
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

import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/schema/database';
import { createHourFold } from './hour-bounds';
import type { NewRecord } from './new-record';
import { createRecordBuffer, type BufferLimits } from './record-buffer';
import { recordRows, type RecordRow } from './record-row';
import { createRefusalCounts, writeRefusals, type Refusal } from './refusals';
import { writeRecords } from './write-records';

/** The smallest and the largest batch: the more rows wait, the more of them share an hourly row. */
const [BATCH, LARGEST_BATCH] = [500, 5000];
/** The longest a row waits while the database is available. */
const WAIT_MS = 1000;
const AGAIN_MS = 1000;
const LAST_TRY_MS = 10_000;
const MEBIBYTE = 1024 * 1024;
/** A minute without the database, at some 800 records per second. */
const LIMITS: BufferLimits = { rows: 50_000, bytes: 64 * MEBIBYTE, rowsOfSite: 25_000 };
/** SQLSTATE classes that blame the row, not the database: bad data, violated constraints, program limits. */
const OF_THE_ROW = /^(?:22|23|54)/;

/** Where routes store telemetry. */
export interface RecordSink {
  /** Accepts all records of one site, to be written within a second; false, and none is kept, if there is no room. */
  take(records: readonly NewRecord[]): boolean;
  /** Counts records that were not accepted, or not as sent. */
  countRefused(refusal: Refusal): void;
  /** Resolves once everything accepted and counted is written. */
  flush(): Promise<void>;
}

export interface OpenRecordSink extends RecordSink {
  /** Accepts nothing more, and writes the rest; what cannot be written in time is lost and logged. */
  close(): Promise<void>;
}

export interface RecordSinkDeps {
  readonly db: Database;
  readonly log: { warn(detail: unknown, message: string): void; error(detail: unknown, message: string): void };
  readonly limits?: BufferLimits;
  /** How long a closing sink tries to write; ten seconds by default. */
  readonly patienceMs?: number;
}

export function createRecordSink({
  db,
  log,
  limits = LIMITS,
  patienceMs = LAST_TRY_MS,
}: RecordSinkDeps): OpenRecordSink {
  const buffer = createRecordBuffer(limits);
  const refusals = createRefusalCounts();
  const hours = createHourFold();
  let [isClosing, isGivenUp] = [false, false];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  /** Splits a refused batch until the rows that cannot be written are found; only these are lost. */
  async function store(rows: readonly RecordRow[]): Promise<void> {
    try {
      await writeRecords(db, rows);
    } catch (error) {
      if (!OF_THE_ROW.test((error as { code?: string }).code ?? '')) throw error;
      const [first] = rows;
      if (!first) return;
      if (rows.length === 1) {
        log.error({ err: error, key: first.key, position: first.position }, 'a record could not be kept');
        refusals.add({ siteId: first.siteId, kind: first.kind, reason: 'unstorable', count: 1 });
        return;
      }
      const half = Math.ceil(rows.length / 2);
      await store(rows.slice(0, half));
      await store(rows.slice(half));
    }
  }

  /** Retries while the database is unavailable. */
  async function inTheEnd(write: () => Promise<void>): Promise<void> {
    while (!isGivenUp) {
      try {
        return await write();
      } catch (error) {
        log.warn({ err: error, waiting: buffer.size }, 'records wait for the database');
        await pause(AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  /** Writes what is there now; later rows wait for their own second or for a full batch. */
  async function writeAll(): Promise<void> {
    for (let left = buffer.size; left > 0 && !isGivenUp; left -= LARGEST_BATCH) {
      const rows = buffer.first(Math.min(LARGEST_BATCH, left));
      await inTheEnd(() => store(rows));
      if (!isGivenUp) buffer.drop(rows.length);
    }
    const counted = refusals.takeAll();
    if (counted.length > 0) await inTheEnd(() => writeRefusals(db, counted));
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeAll().finally(() => {
      writing = undefined;
      wait();
    });
    return writing;
  }

  function wait(): void {
    if (writing || isGivenUp || (buffer.size === 0 && refusals.size === 0)) return;
    if (buffer.size >= BATCH) void start();
    else timer ??= setTimeout(() => void start(), WAIT_MS);
  }

  async function flush(): Promise<void> {
    await writing;
    await start();
  }

  return {
    take(records) {
      const rows = recordRows(records);
      const folded = rows.map((row) => hours.fold(row));
      if (isClosing || !buffer.take(folded)) return false;
      folded.forEach(({ siteId, kind }, index) => {
        if (folded[index] !== rows[index]) refusals.add({ siteId, kind, reason: 'folded', count: 1 });
      });
      wait();
      return true;
    },
    countRefused(refusal) {
      refusals.add(refusal);
      wait();
    },
    flush,
    async close() {
      isClosing = true;
      await Promise.race([flush(), pause(patienceMs, undefined, { ref: false })]);
      isGivenUp = true;
      clearTimeout(timer);
      if (buffer.size > 0)
        log.error({ records: buffer.size }, 'records were lost: the database did not come back in time');
    },
  };
}

import type { Outbox } from './outbox.effects';
import type { Posting } from './post-calls.effects';
import type { Outcome } from './read-outcome';
import type { Row } from './row';
import { createSender, type NewRow } from './sender.effects';

export const DELIVERED: Outcome = { kind: 'delivered' };
export const REFUSED: Outcome = { kind: 'refused' };
export const AGAIN: Outcome = { kind: 'again' };

export function newRow(key: string, changes: Partial<NewRow> = {}): NewRow {
  const call = { path: '/api/x', format: 'json', body: `["${key}"]`, records: 1, timeoutMs: 2500 } as const;
  return { ...call, key, atMs: Date.now(), ...changes };
}

export function memoryOutbox(rows: readonly Row[] = []) {
  const kept = new Map(rows.map((row) => [row.key, row]));
  const outbox: Outbox = {
    opened: Promise.resolve(),
    put: (row) => void kept.set(row.key, row),
    remove: (key) => void kept.delete(key),
    all: async () => [...kept.values()],
    forget: () => kept.clear(),
    close: () => undefined,
  };
  return { kept, outbox };
}

export function openSender(outbox: Outbox | undefined, answer: (row: Row) => Outcome | Promise<Outcome>) {
  const posted: Row[] = [];
  const left: Row[] = [];
  const reported: string[] = [];
  const stopping = new AbortController();
  const posting: Posting = {
    post: async (row) => {
      posted.push(row);
      return answer(row);
    },
    postLeaving: (row) => void left.push(row),
  };
  const telemetry = {
    error: async (error: unknown) => void reported.push((error as Error).message),
    mark: async () => undefined,
    follow: async () => undefined,
  };
  const sender = createSender({ telemetry, outbox, posting, stop: stopping.signal });
  return { sender, posted, left, reported, end: () => stopping.abort(), keys: () => posted.map(({ key }) => key) };
}

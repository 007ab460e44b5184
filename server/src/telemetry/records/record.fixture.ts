import { createIdempotencyKey } from './idempotency-key';
import type { NewRecord } from './new-record';

/** A record of its own call, as of now. */
export function aRecord(siteId: string, changes: Partial<NewRecord> = {}): NewRecord {
  const atMs = Date.now();
  return {
    siteId,
    key: createIdempotencyKey(atMs),
    position: 0,
    atMs,
    kind: 'visit',
    name: 'view',
    origin: 'page',
    path: '/shop',
    value: null,
    data: { title: 'Shop' },
    ...changes,
  };
}

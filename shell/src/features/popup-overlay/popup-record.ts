import type { PopupRecord } from 'shared-types/site/page/popup-overlay';

/** Parses a record; anything invalid counts as none, since visitors can change their storage. */
export function readPopupRecord(stored: string | undefined): PopupRecord | undefined {
  const candidate = parse(stored);
  if (typeof candidate !== 'object' || candidate === null) return undefined;
  const { 'date-closed': closed, version, submitted } = candidate as Partial<Record<keyof PopupRecord, unknown>>;
  if (!isCount(version) || typeof submitted !== 'boolean') return undefined;
  if (closed === undefined) return { version, submitted };
  return isCount(closed) ? { 'date-closed': closed, version, submitted } : undefined;
}

/** JSON numbers can be too large. */
function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function parse(text = 'null'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Another program's entry, or an incomplete one.
    return undefined;
  }
}

import type { PopupRecord } from 'shared-types/site/page/popup-overlay';

/** Reads a record; whatever else is stored under its name is none. Anybody with the browser in hand can write there. */
export function readPopupRecord(stored: string | undefined): PopupRecord | undefined {
  const candidate = parse(stored);
  if (typeof candidate !== 'object' || candidate === null) return undefined;
  const { 'date-closed': closed, version, submitted } = candidate as Partial<Record<keyof PopupRecord, unknown>>;
  if (!isCount(version) || typeof submitted !== 'boolean') return undefined;
  if (closed === undefined) return { version, submitted };
  return isCount(closed) ? { 'date-closed': closed, version, submitted } : undefined;
}

/** A number as one counts with: JSON has no other, but for those too large for it. */
function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function parse(text = 'null'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's entry, or half of ours.
    return undefined;
  }
}

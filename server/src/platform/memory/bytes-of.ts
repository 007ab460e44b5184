/** Overhead of an object and of each field, with 64-bit words. */
const OBJECT_BYTES = 32;
const FIELD_BYTES = 16;

/** Approximate memory of a value in bytes; shared references count once, functions not at all. */
export function bytesOf(value: unknown, seen = new Set<object>()): number {
  if (typeof value === 'string') return OBJECT_BYTES + value.length;
  if (typeof value !== 'object' || value === null) return 0;
  if (seen.has(value)) return 0;
  seen.add(value);
  if (ArrayBuffer.isView(value)) return OBJECT_BYTES * 3 + value.byteLength;
  if (value instanceof Map) return partsOf([...value].flat(), seen);
  return partsOf(value instanceof Set ? [...value] : Object.values(value), seen);
}

function partsOf(parts: readonly unknown[], seen: Set<object>): number {
  let bytes = OBJECT_BYTES + parts.length * FIELD_BYTES;
  for (const part of parts) bytes += bytesOf(part, seen);
  return bytes;
}

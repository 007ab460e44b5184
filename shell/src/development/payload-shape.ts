const MOST_KEYS = 12;
const DEEPEST = 3;

/** What a payload is made of, without what is in it: a timeline is shown around and stored. */
export function payloadShape(value: unknown, depth = 0): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length ? `${value.length} × ${payloadShape(value[0], depth + 1)}` : '[]';
  if (typeof value !== 'object') return typeof value;
  if (depth >= DEEPEST) return '{…}';
  const entries = Object.entries(value);
  const shown = entries.slice(0, MOST_KEYS).map(([key, inner]) => `${key}: ${payloadShape(inner, depth + 1)}`);
  const rest = entries.length > MOST_KEYS ? ['…'] : [];
  return shown.length ? `{ ${[...shown, ...rest].join(', ')} }` : '{}';
}

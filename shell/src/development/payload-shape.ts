const MOST_KEYS = 12;
const DEEPEST = 3;

/** The types of a payload without its values, because timelines are recorded and shared. */
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

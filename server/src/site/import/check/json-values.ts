/** A value inside a JSON value, with its path. */
export interface JsonValue {
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
}

/** Deeper than real settings, and shallow enough to traverse. */
export const DEEPEST = 40;

/** Every value inside a JSON value, starting with itself, down to `DEEPEST` levels. */
export function* jsonValues(value: unknown, path: readonly PropertyKey[] = [], depth = 0): Generator<JsonValue> {
  yield { path, value };
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) return;
  const entries: Iterable<[PropertyKey, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) yield* jsonValues(inner, [...path, key], depth + 1);
}

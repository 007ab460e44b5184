/** A value inside a JSON value, and the names and places that lead to it. */
export interface JsonValue {
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
}

/** Deeper than any settings a person makes, and shallow enough to walk through. */
export const DEEPEST = 40;

/** Every value inside a JSON value, itself first. Below `DEEPEST` steps it does not look. */
export function* jsonValues(value: unknown, path: readonly PropertyKey[] = [], depth = 0): Generator<JsonValue> {
  yield { path, value };
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) return;
  const entries: Iterable<[PropertyKey, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) yield* jsonValues(inner, [...path, key], depth + 1);
}

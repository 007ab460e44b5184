/** A copy of a JSON value, without members that are undefined; undefined stays. */
export function copyJson<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
}

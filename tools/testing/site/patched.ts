import type { SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument } from './example-document';

/** As a value, removes the part. */
export const REMOVED = Symbol('removed');

/** The example with changed, perhaps invalid values: `{ 'pages.1.title': 7 }`. */
export function patched(
  changes: Readonly<Record<string, unknown>>,
  document: SiteDocument = exampleDocument(),
): SiteDocument {
  const copy = structuredClone(document);
  for (const [path, value] of Object.entries(changes)) patch(copy, path.split('.'), value);
  return copy;
}

function patch(target: object, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) patch(Reflect.get(target, name) as object, rest, value);
  else if (value === REMOVED) Reflect.deleteProperty(target, name);
  else Reflect.set(target, name, value);
}

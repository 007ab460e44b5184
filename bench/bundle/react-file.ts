import type { ReactFile } from '../../shell/src/federation/react-file';
import { hydrate } from '../../shell/src/hydration/hydrate';

/** Asked of the static `loadScript`, which has nothing to fetch. */
export const REACT_FILE = '';

/** React, imported. */
export function createReactFile(): ReactFile {
  return { load: () => Promise.resolve({ hydrate }) };
}

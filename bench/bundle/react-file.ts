import type { ReactFile } from '../../shell/src/federation/react-file';
import { hydrate } from '../../shell/src/hydration/hydrate';

/** Passed to the static `loadScript`, which ignores it. */
export const REACT_FILE = '';

export function createReactFile(): ReactFile {
  return { load: () => Promise.resolve({ hydrate }) };
}

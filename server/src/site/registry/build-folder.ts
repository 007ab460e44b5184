import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../../ignore-missing';

/** Beside `remote.json`, by whoever built it: base64. */
const SIGNATURE = 'remote.json.sig';

/** A built package: its files by path relative to its `dist` folder. */
export interface BuildFolder {
  read(path: string): Promise<Buffer>;
  /** The signature of its `remote.json` that came with it, base64; a build without one is signed by the server. */
  readonly signature?: () => Promise<string | undefined>;
}

/** The build that lies in a folder. */
export function buildIn(folder: string): BuildFolder {
  return {
    read: (path) => readFile(join(folder, path)),
    signature: () => readFile(join(folder, SIGNATURE), 'utf8').catch(ignoreMissing),
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'shared-types/manifest';
import { integrityOf } from '../../server/src/site/registry/artifact/integrity';

/** A build of the working copy, in memory, so that the next build does not change it. */
export interface LocalBuild {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Reads the build in a `dist/`; rejects if it is missing or does not match its manifest. */
export async function readLocalBuild(folder: string): Promise<LocalBuild> {
  const manifest = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')) as Manifest;
  const rows = Object.entries(manifest.files).map(async ([path, { integrity }]) => {
    const bytes = await readFile(join(folder, path));
    if (integrityOf(bytes) !== integrity) throw new Error(`${path} is not what remote.json says of it: build again.`);
    return [path, bytes] as const;
  });
  return { manifest, files: new Map(await Promise.all(rows)) };
}

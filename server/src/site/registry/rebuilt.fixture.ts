import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'shared-types/manifest';
import { integrityOf } from './artifact/integrity';
import type { BuildFolder } from './publish/build-folder';

const ROOT = join(__dirname, '..', '..', '..', '..');

/** Another build of a remote with a different view, without changes of other packages. */
export async function rebuilt(
  name: string,
  [from, to]: readonly [string, string],
): Promise<BuildFolder & { version: string }> {
  const built = (path: string) => readFile(join(ROOT, name, 'dist', path));
  const manifest = JSON.parse((await built('remote.json')).toString('utf8')) as Manifest;
  const changed = Buffer.from((await built(manifest.server)).toString('utf8').replaceAll(from, to));
  const next: Manifest = {
    ...manifest,
    version: `${manifest.version.split('-')[0] ?? ''}-${randomBytes(4).toString('hex')}`,
    files: { ...manifest.files, [manifest.server]: { bytes: changed.length, integrity: integrityOf(changed) } },
  };
  const files: Readonly<Record<string, Buffer>> = {
    'remote.json': Buffer.from(JSON.stringify(next)),
    [manifest.server]: changed,
  };
  return { version: next.version, read: async (path) => files[path] ?? built(path) };
}

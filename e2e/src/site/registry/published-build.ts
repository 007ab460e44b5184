import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'shared-types/manifest';
import { integrityOf } from '../../../../server/src/site/registry/artifact/integrity';
import type { BuildFolder } from '../../../../server/src/site/registry/publish/build-folder';
import { publish } from '../../../../server/src/site/registry/publish/publish';
import { changeRule } from '../../../../server/src/site/registry/registry.store';
import { NEW_RULE } from '../../../../server/src/site/registry/release-rule';
import type { TestServer } from '../../../../tools/testing/server/test-server';

const ROOT = join(__dirname, '..', '..', '..', '..');

export interface PackageBuild extends BuildFolder {
  readonly manifest: Manifest;
}

/** A change of a file before publication, with a valid hash. */
export interface BuildChange {
  readonly path: string;
  readonly change: (text: string) => string;
}

export async function builtPackage(name: string, folder = join(ROOT, name)): Promise<PackageBuild> {
  const read = (path: string) => readFile(join(folder, 'dist', path));
  return { read, manifest: JSON.parse((await read('remote.json')).toString()) as Manifest };
}

/** A package's build with one changed file, as a version of its own. */
export async function changedBuild(name: string, { path, change }: BuildChange): Promise<PackageBuild> {
  const { manifest: built, read } = await builtPackage(name);
  const original = (await read(path)).toString();
  const changed = Buffer.from(change(original));
  if (changed.toString() === original) throw new Error(`The change leaves ${path} as it is.`);
  const manifest: Manifest = {
    ...built,
    version: `${built.version.split('-')[0] ?? ''}-${randomBytes(4).toString('hex')}`,
    files: { ...built.files, [path]: { bytes: changed.length, integrity: integrityOf(changed) } },
  };
  const other = new Map([
    ['remote.json', Buffer.from(JSON.stringify(manifest))],
    [path, changed],
  ]);
  return { manifest, read: async (file) => other.get(file) ?? read(file) };
}

export async function publishBuild(server: TestServer, build: PackageBuild): Promise<Manifest> {
  const result = await publish(server.services, build, { who: 'test', reason: 'a test' });
  if (!result.ok) throw new Error(result.reason);
  await makeLive(server, build.manifest.name, build.manifest.version);
  return build.manifest;
}

export async function publishChanged(server: TestServer, name: string, change: BuildChange): Promise<Manifest> {
  return publishBuild(server, await changedBuild(name, change));
}

/** Makes a published version live, like `colonnade set`. */
export async function makeLive(server: TestServer, remote: string, version: string): Promise<void> {
  const rule = { remote, ...NEW_RULE, version, set_by: 'person' } as const;
  await changeRule(server.services.db, { remote, change: () => rule, note: { who: 'test', reason: 'a test' } });
  await server.services.registry.reload();
}

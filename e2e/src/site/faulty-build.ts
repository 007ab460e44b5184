import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'shared-types/manifest';
import { integrityOf } from '../../../server/src/site/registry/integrity';
import { publish } from '../../../server/src/site/registry/publish';
import { changeRule } from '../../../server/src/site/registry/registry.store';
import type { TestServer } from '../../../tools/testing/test-server';

const ROOT = join(__dirname, '..', '..', '..');

/** A change to one file of a build, made before it is published: its hash is right, its content is not. */
export interface BuildFault {
  readonly path: string;
  readonly change: (text: string) => string;
}

/** The manifest of a package as it was built. */
async function builtManifest(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(ROOT, name, 'dist', 'remote.json'), 'utf8')) as Manifest;
}

/** Publishes a package's build with a fault in it, under a version of its own, and makes it live. */
export async function publishFaulty(server: TestServer, name: string, fault: BuildFault): Promise<Manifest> {
  const manifest = await builtManifest(name);
  const original = await readFile(join(ROOT, name, 'dist', fault.path), 'utf8');
  const changed = Buffer.from(fault.change(original));
  if (changed.toString() === original) throw new Error(`The fault changes nothing in ${fault.path}.`);
  const faulty: Manifest = {
    ...manifest,
    version: `${manifest.version.split('-')[0] ?? ''}-${randomBytes(4).toString('hex')}`,
    files: { ...manifest.files, [fault.path]: { bytes: changed.length, integrity: integrityOf(changed) } },
  };
  const files: Readonly<Record<string, Buffer>> = {
    'remote.json': Buffer.from(JSON.stringify(faulty)),
    [fault.path]: changed,
  };
  const read = async (path: string) => files[path] ?? readFile(join(ROOT, name, 'dist', path));
  const result = await publish(server.services, { read }, { who: 'test', reason: 'a fault' });
  if (!result.ok) throw new Error(result.reason);
  await makeLive(server, name, faulty.version);
  return faulty;
}

/** Makes a published version live, as `colonnade set` does. */
export async function makeLive(server: TestServer, name: string, version: string): Promise<void> {
  await changeRule(
    server.services.db,
    { remote: name, enabled: true, renders: true, version, set_by: 'person' },
    { who: 'test', reason: 'a fault' },
  );
  await server.services.registry.reload();
}

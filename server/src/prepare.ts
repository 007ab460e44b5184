import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_NAMES } from 'shared-types/remote';
import type { Services } from './http/services';
import { importSite } from './site/import/import-site';
import { publish } from './site/registry/publish';
import { SHELL } from './site/registry/registry';

/** Publishes the builds that lie beside the server. A build nobody has pinned becomes the default. Throws where one is refused. */
export async function publishBuilds({ config, db, objects, registry }: Services): Promise<void> {
  for (const name of [SHELL, ...REMOTE_NAMES]) {
    const folder = join(config.packagesDir, name, 'dist');
    const result = await publish(
      { db, objects },
      { read: (path) => readFile(join(folder, path)) },
      { who: 'start', reason: 'the newest build' },
    );
    if (!result.ok) throw new Error(result.reason);
  }
  await registry.reload();
}

/** Loads the sample sites through the same import anyone can use. Throws with every mistake where one is refused. */
export async function loadSamples({ config, db, objects, sites }: Services): Promise<void> {
  if (!config.samplesDir) return;
  for (const folder of await readdir(config.samplesDir)) {
    const base = join(config.samplesDir, folder);
    const document: unknown = JSON.parse(await readFile(join(base, 'site.json'), 'utf8'));
    const result = await importSite({
      db,
      objects,
      document,
      pictures: { read: (file) => readFile(join(base, 'pictures', file)) },
    });
    if (!result.ok) throw new Error(`The sample site ${folder} was refused: ${result.errors.join(' ')}`);
    if (result.changed) sites.invalidate(result.siteId);
  }
}

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_NAMES } from 'shared-types/remote';
import type { Services } from './http/services';
import { StartError } from './postgres/start-error';
import { importSite } from './site/import/import-site';
import { buildIn } from './site/registry/build-folder';
import { publish, type PublishNote, type PublishResult } from './site/registry/publish';
import { SHELL } from './site/registry/registry';

/**
 * Publishes the builds that lie beside the server. A new one becomes the default where nobody has set a version; one from before
 * does not take the place of what a team has sent since, unless somebody develops with the server. Throws where one is refused.
 */
export async function publishBuilds(services: Services): Promise<void> {
  const note = { who: 'start', reason: 'the newest build', leavesDeployed: !services.config.isDevelopment };
  for (const name of [SHELL, ...REMOTE_NAMES]) {
    const result = await publishBuild(services, name, note);
    if (!result.ok) throw new StartError(result.reason);
  }
  await services.registry.reload();
}

/** Publishes the build of one package that lies beside the server. */
export function publishBuild(services: Services, name: string, note: PublishNote): Promise<PublishResult> {
  return publish(services, buildIn(join(services.config.packagesDir, name, 'dist')), note);
}

/**
 * Loads the sample sites through the same import anyone can use; says what of them was left as an owner has saved it, and
 * which of their pictures are gone. Throws with every mistake where one is refused.
 */
export async function loadSamples({ config, db, objects, sites }: Services): Promise<readonly string[]> {
  if (!config.samplesDir) return [];
  const told: string[] = [];
  for (const folder of await readdir(config.samplesDir)) {
    const base = join(config.samplesDir, folder);
    const document = await readDocument(join(base, 'site.json'));
    const result = await importSite({
      db,
      objects,
      document,
      pictures: { read: (file) => readFile(join(base, 'pictures', file)) },
    });
    if (!result.ok) throw new StartError(`The sample site ${folder} was refused: ${result.errors.join(' ')}`);
    if (result.changed) sites.invalidate(result.siteId);
    const sentences = [...(result.kept ?? []), ...(result.gone ?? [])];
    told.push(...sentences.map((sentence) => `The sample site ${folder}: ${sentence}`));
  }
  return told;
}

async function readDocument(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${file} is no JSON: ${String(error)}`, { cause: error });
  }
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_NAMES } from 'shared-types/remote';
import type { Services } from '../site/services';
import { StartError } from '../platform/postgres/start-error';
import { importFolder } from '../site/import/import-folder';
import { buildIn } from '../site/registry/publish/build-folder';
import { publish, type PublishNote, type PublishResult } from '../site/registry/publish/publish';
import { SHELL } from '../site/registry/registry';

/** Folders that a system or a program keeps for itself. */
const NO_SITE = /^[.@]|^lost\+found$/;

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
  return publish(services, buildIn(services.config.packagesDir, name), note);
}

/**
 * Loads the sample sites as `colonnade import-site` loads any other, but for those that somebody has imported since; says what of them was left as an owner has saved it, and
 * which of their pictures are gone. Throws with every mistake where one is refused.
 */
export async function loadSamples({ config, db, objects, sites }: Services): Promise<readonly string[]> {
  if (!config.samplesDir) return [];
  const messages: string[] = [];
  for (const folder of await foldersIn(config.samplesDir)) {
    const result = await importFolder({ db, objects, isSample: true }, join(config.samplesDir, folder));
    if (!result.ok) throw new StartError(`The sample site ${folder} was refused: ${result.errors.join(' ')}`);
    if (result.changed) sites.invalidate(result.siteId);
    const siteMessages = [...(result.kept ?? []), ...(result.gone ?? [])];
    messages.push(...siteMessages.map((message) => `The sample site ${folder}: ${message}`));
  }
  return messages;
}

/** Names of the folders, those among them that are links; systems leave files and folders of their own beside them. */
async function foldersIn(samplesDir: string): Promise<string[]> {
  const entries = await readdir(samplesDir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `SAMPLES_DIR is "${samplesDir}", where no folder can be read (${error.code}): give it the folder that holds those of the sample sites, or "none" for no sites.`,
      { cause: error },
    );
  });
  return entries.filter((entry) => !entry.isFile() && !NO_SITE.test(entry.name)).map(({ name }) => name);
}

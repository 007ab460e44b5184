import { REMOTE_NAMES } from 'shared-types/remote';
import { publish } from '../site/registry/publish';
import { SHELL } from '../site/registry/registry';
import type { Command } from './command';

const PACKAGES: readonly string[] = [SHELL, ...REMOTE_NAMES];

/** `colonnade publish <remote>`: makes the build that lies in the remote's `dist` a version. */
export const publishCommand: Command = {
  name: 'publish',
  usage: '<remote>',
  sentence: 'Makes the remote’s build a version; it goes live unless a version has been set by hand.',
  async run([name], deps) {
    if (!name) return { ok: false, reason: 'Say which remote to publish, for example: publish mf-commerce.' };
    if (!PACKAGES.includes(name))
      return { ok: false, reason: `There is no package ${name} to publish: give one of ${PACKAGES.join(', ')}.` };
    const published = publish(deps, deps.build(name), { who: deps.who, reason: 'published' });
    const result = await published.catch((error: unknown) => unbuilt(name, error));
    if (!result.ok) return result;
    const fate = result.isDefault ? 'It is live.' : 'Another version has been set by hand and stays live.';
    return {
      ok: true,
      lines: [`${result.name} ${result.version} ${result.isNew ? 'is published' : 'was published before'}. ${fate}`],
    };
  },
};

/** A file of the build is not there: the package has not been built, or its build broke off. */
function unbuilt(name: string, error: unknown): { readonly ok: false; readonly reason: string } {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return { ok: false, reason: `${name} has no whole build to publish: run "npm run build" first.` };
}

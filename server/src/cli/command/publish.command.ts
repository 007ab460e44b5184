import { REMOTE_NAMES } from 'shared-types/remote';
import { publish } from '../../site/registry/publish/publish';
import { SHELL } from '../../site/registry/registry';
import type { Command } from './command';

const PACKAGES: readonly string[] = [SHELL, ...REMOTE_NAMES];

/** `colonnade publish <remote>`: publishes the build in the remote's `dist` as a version. */
export const publishCommand: Command = {
  name: 'publish',
  usage: '<remote>',
  description: 'Publishes the remote’s build as a version; it goes live unless a version has been set by hand.',
  async run([name], deps) {
    if (!name) return { ok: false, reason: 'Name the remote to publish, for example: publish mf-commerce.' };
    if (!PACKAGES.includes(name))
      return { ok: false, reason: `There is no package ${name} to publish: choose one of ${PACKAGES.join(', ')}.` };
    const { db, objects, who } = deps;
    const signing = await deps.signing();
    const result = await publish({ db, objects, signing }, deps.build(name), { who, reason: 'published' });
    if (!result.ok) return result;
    const fate = result.isDefault ? 'It is live.' : 'Another version has been set by hand and stays live.';
    return {
      ok: true,
      lines: [`${result.name} ${result.version} ${result.isNew ? 'is published' : 'was published before'}. ${fate}`],
    };
  },
};

import { SHELL } from '../../site/registry/registry';
import { newestPublished } from '../../site/registry/publish/find-published';
import { actOnRemote } from './act-on-remote';
import type { Command } from './command';

/**
 * `colonnade enable <remote>`: uses its code and its HTML again.
 * @implements PLAT-03
 */
export const enableCommand: Command = {
  name: 'enable',
  usage: '<remote>',
  description: 'Uses the remote’s code and HTML again.',
  run: async ([remote = ''], deps) =>
    actOnRemote(deps, { remote, reason: 'enabled', act: { kind: 'enable' }, done: `${remote} is enabled.` }),
};

/**
 * `colonnade disable <remote> [--server]`: stops its code in pages; `--server` also replaces its HTML by fallbacks.
 * @implements PLAT-03
 */
export const disableCommand: Command = {
  name: 'disable',
  usage: '<remote> [--server]',
  description: 'Stops the remote’s code on pages; with --server the fallback replaces its HTML too.',
  async run(args, deps) {
    const [remote = ''] = args.filter((arg) => !arg.startsWith('--'));
    if (remote === SHELL)
      return {
        ok: false,
        reason: 'The shell cannot be disabled: it renders the pages. Set another version of it instead.',
      };
    const act = { kind: 'disable', keepsHtml: !args.includes('--server') } as const;
    return actOnRemote(deps, { remote, reason: 'disabled', act, done: `${remote} is disabled.` });
  },
};

/**
 * `colonnade set <remote> <version>`: makes that version live; later builds do not replace it.
 * @implements PLAT-03
 */
export const setCommand: Command = {
  name: 'set',
  usage: '<remote> <version>',
  description: 'Makes a published version live; newer builds no longer replace it.',
  async run([remote = '', version = ''], deps) {
    if (!remote || !version)
      return { ok: false, reason: 'Name a remote and a version, for example: set mf-commerce 0.1.0-0a1b2c3d.' };
    const act = { kind: 'set', version } as const;
    return actOnRemote(deps, { remote, reason: 'set', act, done: `${remote} ${version} is live.` });
  },
};

/** `colonnade follow <remote>`: the newest version is live from now on. */
export const followCommand: Command = {
  name: 'follow',
  usage: '<remote>',
  description: 'Makes the newest version live, and lets newer builds replace it.',
  async run([remote = ''], deps) {
    const { db, signing } = deps;
    const version = (await newestPublished({ db, signing: await signing() }, remote)) ?? '';
    const act = { kind: 'follow', newest: version } as const;
    const done = `${remote} ${version} is live, and newer builds replace it.`;
    return actOnRemote(deps, { remote, reason: 'followed', act, done });
  },
};

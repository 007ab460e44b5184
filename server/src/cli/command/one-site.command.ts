import { hasSite } from '../../site/host/has-site';
import { actOnRemote } from './act-on-remote';
import type { Command } from './command';

/** `colonnade pin <remote> <version> <site>`: one site keeps that version, whatever is live elsewhere. */
export const pinCommand: Command = {
  name: 'pin',
  usage: '<remote> <version> <site>',
  description: 'Pins a version for one site, whatever is live elsewhere.',
  async run([remote = '', version = '', site = ''], deps) {
    if (!(await hasSite(deps.db, site)))
      return {
        ok: false,
        reason: `There is no site ${site}: name a remote, a version and a site ID, for example: pin mf-commerce 0.1.0-0a1b2c3d fern-and-kiln.`,
      };
    const act = { kind: 'pin', version, site } as const;
    const done = `${site} has ${remote} ${version}, and keeps it.`;
    return actOnRemote(deps, { remote, reason: 'pinned', act, done });
  },
};

/** `colonnade disable-at <remote> <site>`: stops a remote's code in one site's pages; for the shell, all script. */
export const disableAtCommand: Command = {
  name: 'disable-at',
  usage: '<remote> <site>',
  description: 'Stops the remote’s code on the pages of a site; with "shell" the site is HTML only.',
  async run([remote = '', site = ''], deps) {
    if (!(await hasSite(deps.db, site)))
      return {
        ok: false,
        reason: `There is no site ${site}: name a remote and a site ID, for example: disable-at shell fern-and-kiln.`,
      };
    const act = { kind: 'disableAt', site } as const;
    return actOnRemote(deps, { remote, reason: 'disabled', act, done: `${remote} is disabled at ${site}.` });
  },
};

/** `colonnade enable-at <remote> <site>`: runs a remote's code in the pages of a site again. */
export const enableAtCommand: Command = {
  name: 'enable-at',
  usage: '<remote> <site>',
  description: 'Runs the remote’s code on the pages of a site again.',
  run: async ([remote = '', site = ''], deps) => {
    const act = { kind: 'enableAt', site } as const;
    return actOnRemote(deps, { remote, reason: 'enabled', act, done: `${remote} is enabled at ${site}.` });
  },
};

/** `colonnade unpin <remote> <site>`: the site follows what is live again. */
export const unpinCommand: Command = {
  name: 'unpin',
  usage: '<remote> <site>',
  description: 'Gives a site the same version as all others.',
  run: async ([remote = '', site = ''], deps) => {
    const done = `${site} has the same version of ${remote} as all others.`;
    return actOnRemote(deps, { remote, reason: 'unpinned', act: { kind: 'unpin', site }, done });
  },
};

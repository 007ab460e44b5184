import { actOnRemote } from './act-on-remote';
import type { Command } from './command';

const PERCENT = /^(?:[1-9]\d?|100)$/;

/** `colonnade canary <remote> <version> <percent>`: that share of visitors gets the version. */
export const canaryCommand: Command = {
  name: 'canary',
  usage: '<remote> <version> <percent>',
  description: 'Gives a version to a percentage of visitors; the others keep what they have.',
  async run([remote = '', version = '', percent = ''], deps) {
    if (!remote || !version || !percent)
      return {
        ok: false,
        reason:
          'Name a remote, a version and a percentage of visitors, for example: canary mf-commerce 0.1.0-0a1b2c3d 10.',
      };
    if (!PERCENT.test(percent))
      return {
        ok: false,
        reason: `The percentage "${percent}" is not a whole number from 1 to 100. To end a canary, use end-canary.`,
      };
    const act = { kind: 'canary', version, percent: Number(percent) } as const;
    const done = `${percent} % of visitors have ${remote} ${version}.`;
    return actOnRemote(deps, { remote, reason: 'given to some visitors', act, done });
  },
};

/** `colonnade end-canary <remote>`: all visitors get the same version again. */
export const endCanaryCommand: Command = {
  name: 'end-canary',
  usage: '<remote>',
  description: 'Gives all visitors the same version again.',
  run: async ([remote = ''], deps) => {
    const done = `All visitors have the same version of ${remote}.`;
    return actOnRemote(deps, { remote, reason: 'given to nobody first', act: { kind: 'endCanary' }, done });
  },
};

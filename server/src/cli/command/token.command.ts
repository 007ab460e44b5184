import { parseArgs } from 'node:util';
import { AREAS, REMOTE_NAMES } from 'shared-types/remote';
import { outsideNameFault } from '../../../../tools/build/manifests/remote-name.mjs';
import { endDeployToken, listDeployTokens, makeDeployToken, tokenState } from '../../site/deploy/deploy-token.store';
import { SHELL } from '../../site/registry/registry';
import type { Command, CommandDeps, CommandResult } from './command';
import { nameIn } from './name-in';

const PACKAGES: readonly string[] = [SHELL, ...REMOTE_NAMES];
const DAYS = { usual: 90, most: 365 };
const USAGE = 'Use "token make mf-forms", "token list", or "token end" with an id from the list.';

/** `colonnade token make <remote> | list | end <id>`: manages the tokens that teams deploy with. */
export const tokenCommand: Command = {
  name: 'token',
  usage: 'make <remote> | list | end <id>',
  description: 'Lets a team deploy one remote from any machine, for a number of --days; --name tells tokens apart.',
  async run([what, ...args], deps) {
    switch (what) {
      case 'make':
        return make(args, deps);
      case 'list':
        return list(deps);
      case 'end':
        return end(args, deps);
      default:
        return { ok: false, reason: USAGE };
    }
  },
};

async function make(args: readonly string[], { db, who }: CommandDeps): Promise<CommandResult> {
  const options = readArgs(args);
  if (!options) return { ok: false, reason: USAGE };
  const { remote = '', days, name = '' } = options;
  const fault = PACKAGES.includes(remote) ? undefined : outsideNameFault(remote, AREAS);
  if (fault !== undefined)
    return {
      ok: false,
      reason: `There is no package ${remote} to deploy: give one of ${PACKAGES.join(', ')}. ${fault}`,
    };
  if (!Number.isInteger(days) || days < 1 || days > DAYS.most)
    return { ok: false, reason: `A token is valid for 1 to ${DAYS.most} days: give --days a whole number.` };
  const { token, row } = await makeDeployToken(db, {
    remote,
    name: nameIn(name) || `deploy of ${remote}`,
    days,
    madeBy: who,
  });
  return {
    ok: true,
    lines: [
      `${row.id} "${row.name}" deploys ${remote} until ${row.expires_at.toISOString()}.`,
      'Store the token as the secret COLONNADE_TOKEN of your build. It is shown only once:',
      token,
    ],
  };
}

function readArgs(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { days: { type: 'string', default: String(DAYS.usual) }, name: { type: 'string' } },
    });
    return { remote: positionals[0], days: Number(values.days), name: values.name };
  } catch {
    // An unknown option.
    return undefined;
  }
}

async function list({ db }: CommandDeps): Promise<CommandResult> {
  const tokens = await listDeployTokens(db);
  if (tokens.length === 0) return { ok: true, lines: ['There are no tokens yet.'] };
  return {
    ok: true,
    lines: tokens.map((token) => {
      const used = token.last_used_at ? `last used ${token.last_used_at.toISOString()}` : 'never used';
      const state = { open: 'good until', expired: 'expired', ended: 'ended' }[tokenState(token)];
      const at = token.ended_at ?? token.expires_at;
      return `${token.id}  ${token.remote}  "${token.name}"  by ${token.made_by}  ${state} ${at.toISOString()}  ${used}`;
    }),
  };
}

async function end([id = '']: readonly string[], { db }: CommandDeps): Promise<CommandResult> {
  const token = await endDeployToken(db, id);
  return token
    ? { ok: true, lines: [`The token "${token.name}" can no longer deploy ${token.remote}.`] }
    : { ok: false, reason: `There is no token ${id}. The command "token list" shows what there is.` };
}

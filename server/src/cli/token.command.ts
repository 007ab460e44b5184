import { parseArgs } from 'node:util';
import { AREAS, REMOTE_NAMES } from 'shared-types/remote';
import { outsideNameFault } from '../../../tools/build/remote-name.mjs';
import { endDeployToken, listDeployTokens, makeDeployToken, tokenState } from '../site/deploy/deploy-token.store';
import { SHELL } from '../site/registry/registry';
import type { Command, CommandDeps, CommandResult } from './command';
import { nameIn } from './name-in';

const PACKAGES: readonly string[] = [SHELL, ...REMOTE_NAMES];
const DAYS = { usual: 90, most: 365 };
const USAGE = 'Say "token make mf-forms", "token list", or "token end" with the id that the list shows.';

/** `colonnade token make <remote> | list | end <id>`: who may deploy a remote from elsewhere. */
export const tokenCommand: Command = {
  name: 'token',
  usage: 'make <remote> | list | end <id>',
  sentence: 'Lets a team deploy one remote from any machine, for so many --days; --name tells one from another.',
  async run([what, ...words], deps) {
    switch (what) {
      case 'make':
        return make(words, deps);
      case 'list':
        return list(deps);
      case 'end':
        return end(words, deps);
      default:
        return { ok: false, reason: USAGE };
    }
  },
};

async function make(words: readonly string[], { db, who }: CommandDeps): Promise<CommandResult> {
  const asked = readWords(words);
  if (!asked) return { ok: false, reason: USAGE };
  const { remote = '', days, name = '' } = asked;
  const fault = PACKAGES.includes(remote) ? undefined : outsideNameFault(remote, AREAS);
  if (fault !== undefined)
    return {
      ok: false,
      reason: `There is no package ${remote} to deploy: give one of ${PACKAGES.join(', ')}. ${fault}`,
    };
  if (!Number.isInteger(days) || days < 1 || days > DAYS.most)
    return { ok: false, reason: `A token is good for 1 to ${DAYS.most} days: give --days a whole number of them.` };
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
      'Keep the token where your build keeps secrets, as COLONNADE_TOKEN. It is shown this once:',
      token,
    ],
  };
}

function readWords(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { days: { type: 'string', default: String(DAYS.usual) }, name: { type: 'string' } },
    });
    return { remote: positionals[0], days: Number(values.days), name: values.name };
  } catch {
    // An option that there is not.
    return undefined;
  }
}

async function list({ db }: CommandDeps): Promise<CommandResult> {
  const tokens = await listDeployTokens(db);
  if (tokens.length === 0) return { ok: true, lines: ['No token has been made yet.'] };
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
    ? { ok: true, lines: [`The token "${token.name}" deploys ${token.remote} no more.`] }
    : { ok: false, reason: `There is no token ${id}. The command "token list" shows what there is.` };
}

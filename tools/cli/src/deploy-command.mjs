// @ts-check
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deploy } from './deploy.mjs';
import { DeployError } from './exit.mjs';
import { readBuild } from './read-build.mjs';
import { createRegistryClient } from './registry-client.mjs';
import { jsonReporter, textReporter } from './reporter.mjs';

export const USAGE = `Usage: colonnade deploy <remote> [--registry <address>] [--folder <build>] [--json] [--patience <seconds>]

  <remote>     the remote whose build it is, for example mf-forms
  --registry   the server that keeps the versions; COLONNADE_REGISTRY where left out, else http://localhost:4000
  --folder     the folder with remote.json; dist where left out, or dist in the folder of the remote
  --json       tells what happens as JSON, an object a line
  --patience   how many seconds after a call has failed it goes on trying; 120 where left out

The token comes from COLONNADE_TOKEN. Ends with 0: deployed, or there already; 1: something unforeseen; 2: wrong use;
3: the build was refused; 4: the token does not allow it; 5: the registry cannot be reached, or takes
no further build just now; 6: the build is incomplete.`;

const LOCAL = 'http://localhost:4000';
const LOOPBACK = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const PATIENCE = /^\d{1,5}$/;
const SECOND_MS = 1000;

/**
 * Environment of the command.
 * @typedef {object} Surroundings
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {string} cwd
 * @property {NodeJS.WritableStream & { isTTY?: boolean }} out
 * @property {NodeJS.WritableStream} err
 */

/**
 * `colonnade deploy`: returns how it ended.
 * @param {string[]} args
 * @param {Surroundings} surroundings
 * @returns {Promise<keyof typeof import('./exit.mjs').EXIT>}
 */
export async function deployCommand(args, { env, cwd, out, err }) {
  const report = args.includes('--json') ? jsonReporter(out) : textReporter({ out, err });
  try {
    const { remote, registry, folder, patienceMs, token } = readArgs(args, { env, cwd });
    const build = await readBuild(folder);
    const client = createRegistryClient({ registry, token, patienceMs, onRetry: report.retry });
    await deploy({ remote, build, client, report });
    return 'done';
  } catch (error) {
    const failure = error instanceof DeployError ? error : new DeployError('failed', String(error));
    report.failed(failure);
    return failure.kind;
  }
}

/** @param {string[]} args @param {Pick<Surroundings, 'env' | 'cwd'>} surroundings */
function readArgs(args, { env, cwd }) {
  const { values, positionals } = parseCommandLine(args);
  const [remote, ...more] = positionals;
  if (!remote || more.length > 0) throw new DeployError('usage', `Say one remote.\n\n${USAGE}`);
  if (!PATIENCE.test(values.patience)) throw new DeployError('usage', 'Give --patience as a whole number of seconds.');
  const token = env['COLONNADE_TOKEN'] ?? '';
  // Tokens consist of characters that are valid in a header.
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new DeployError(
      'usage',
      'Set COLONNADE_TOKEN to a token for this remote. Whoever operates the registry makes one: npm run remotes -- token make.',
    );
  return {
    remote,
    registry: registryIn(values.registry ?? env['COLONNADE_REGISTRY'] ?? LOCAL),
    folder: values.folder === undefined ? usualFolder(cwd, remote) : resolve(cwd, values.folder),
    patienceMs: Number(values.patience) * SECOND_MS,
    token,
  };
}

/** @param {string[]} args */
function parseCommandLine(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        registry: { type: 'string' },
        folder: { type: 'string' },
        json: { type: 'boolean' },
        patience: { type: 'string', default: '120' },
      },
    });
  } catch (error) {
    throw new DeployError('usage', `${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

/** The token must not cross a network unencrypted. @param {string} address */
function registryIn(address) {
  const registry = URL.canParse(address) ? new URL(address.endsWith('/') ? address : `${address}/`) : undefined;
  if (!registry || !['http:', 'https:'].includes(registry.protocol))
    throw new DeployError('usage', `${address} is no address: write --registry https://registry.example.`);
  if (registry.protocol === 'http:' && !LOOPBACK.test(registry.hostname))
    throw new DeployError('usage', `The token would cross the network in the clear: write https: in ${address}.`);
  return registry;
}

/** @param {string} cwd @param {string} remote */
function usualFolder(cwd, remote) {
  const [here, below] = [join(cwd, 'dist'), join(cwd, remote, 'dist')];
  return !existsSync(join(here, 'remote.json')) && existsSync(join(below, 'remote.json')) ? below : here;
}

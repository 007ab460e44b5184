// @ts-check
import { existsSync } from 'node:fs';
import { run } from '../run.mjs';

/**
 * Installs packages with apt-get as root on Debian or Ubuntu; false if that failed, undefined on other systems.
 * @param {string[]} packages
 * @param {import('../progress.mjs').Progress} [progress]
 */
export async function installByApt(packages, progress) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const list = packages.join(' and ');
  const install = async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
    const { code, output } = await run('apt-get', args, { env });
    if (code !== 0)
      progress?.print(`apt-get could not install ${list}:\n${output.trimEnd().split('\n').slice(-3).join('\n')}`);
    return code === 0;
  };
  return progress ? progress.during(`Installing ${list} by apt-get`, install) : install();
}

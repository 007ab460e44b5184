import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isRoot, platform } from '../postgres/operating-system';

const SHELL = '/bin/sh';
/** A user id above those of system accounts, and below the range that containers use. */
const FIRST_FREE_USER = 64_717;
/** Most private memory of a process, including what it allocates outside of the JavaScript heap. */
const MOST_DATA_KB = 512 * 1024;
const LIMITS = `ulimit -c 0; ulimit -d ${MOST_DATA_KB} 2>/dev/null; exec /usr/bin/env -i "$@"`;

/** Restrictions that the system can add to Node's permission model. */
export interface Confinement {
  readonly prefix: readonly string[];
  /** User id to switch to, if the server is root. */
  readonly user: number | undefined;
  /** Restrictions that should be possible on this system but are not, each a phrase for a message. */
  readonly missing: readonly string[];
}

let found: Confinement | undefined;

/** Tries the possible restrictions, and caches the result. */
export function findConfinement(): Confinement {
  return (found ??= tryConfinement());
}

function tryConfinement(): Confinement {
  const limits = works([SHELL, '-c', ':']) ? [SHELL, '-c', LIMITS, SHELL] : [];
  const network = [
    ['unshare', '--net', '--'],
    ['unshare', '--user', '--net', '--'],
  ]
    .map(([name = '', ...args]) => [`/usr/bin/${name}`, ...args])
    .find((args) => platform === 'linux' && works([...args, SHELL, '-c', ':']));
  const wanted = isRoot() ? freeUser() : undefined;
  const user = wanted !== undefined && works([SHELL, '-c', ':'], wanted) ? wanted : undefined;
  return {
    prefix: [...limits, ...(network ?? [])],
    user,
    missing: [
      ...(network ? [] : ['a network of their own that leads nowhere']),
      ...(isRoot() && user === undefined ? ['a user of their own'] : []),
      ...(limits.length > 0 ? [] : ['a limit to their memory outside of the engine']),
    ],
  };
}

function works([command = '', ...args]: readonly string[], user?: number): boolean {
  const as = user === undefined ? {} : { uid: user, gid: user };
  return spawnSync(command, args, { ...as, env: {}, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** A user id without an account, and so without files. */
function freeUser(): number {
  const taken = new Set<number>();
  for (const file of ['/etc/passwd', '/etc/group'])
    for (const line of textOf(file).split('\n')) taken.add(Number(line.split(':')[2]));
  let user = FIRST_FREE_USER;
  while (taken.has(user)) user += 1;
  return user;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

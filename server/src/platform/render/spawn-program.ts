import { spawn, type ChildProcessByStdio } from 'node:child_process';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import type { Confinement } from './confinement';
import { OWN_TIME_FILE } from './processor-time';

const HEAP_MB = 192;
export type SpawnedProgram = ChildProcessByStdio<Writable, Readable, Readable>;

export interface ProgramToSpawn {
  readonly program: string;
  readonly confinement: Confinement;
  readonly progressFile: number;
}

/** Starts the program with an empty environment and Node's permission model, out of reach of Ctrl-C. */
export function spawnProgram({ program, confinement, progressFile }: ProgramToSpawn): SpawnedProgram {
  const { prefix, user } = confinement;
  const args = [
    ...prefix,
    process.execPath,
    ...nodeOptions(program),
    program,
    ...(user === undefined ? [] : [String(user)]),
  ];
  const [command = '', ...rest] = args;
  return spawn(command, rest, {
    cwd: '/',
    env: {},
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe', progressFile],
  }) as SpawnedProgram;
}

function nodeOptions(program: string): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  return [
    known.has('--permission') ? '--permission' : '--experimental-permission',
    `--allow-fs-read=${program}`,
    `--allow-fs-read=${OWN_TIME_FILE}`,
    ...(known.has('--disable-sigusr1') ? ['--disable-sigusr1'] : []),
    '--no-addons',
    '--no-warnings',
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${HEAP_MB}`,
    // On a small heap, helper threads cost more than they save, and their time would not be counted.
    '--single-threaded-gc',
  ];
}

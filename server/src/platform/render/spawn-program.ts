import { spawn, type ChildProcessByStdio } from 'node:child_process';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import type { Confinement } from './confinement';
import { OWN_TIME_FILE } from './processor-time';

const HEAP_MB = 192;
/** A render process as the system knows it. */
export type SpawnedProgram = ChildProcessByStdio<Writable, Readable, Readable>;

/** What a render process is started with. */
export interface ProgramToSpawn {
  /** The built program, one file. */
  readonly program: string;
  readonly confinement: Confinement;
  /** The open file in which it notes its progress. */
  readonly progressFile: number;
}

/**
 * Starts the program with an empty environment and Node's permission model, in a session of its own: a terminal's Ctrl-C is for the
 * server alone.
 */
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
    // A small heap: threads that help cost more than they save, and their time would be nobody's.
    '--single-threaded-gc',
  ];
}

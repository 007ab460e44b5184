import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../launch/run.mjs';
import { copyRepository } from '../testing/repository-copy';

/** A copy of the repository in which one test runs programs. */
export interface CopiedRepository {
  readonly folder: string;
  inCopy(file: string, ...args: string[]): ReturnType<typeof run>;
  /** Runs a program in the copy that must succeed; returns its output. */
  ok(file: string, ...args: string[]): Promise<string>;
  tool(name: string, ...args: string[]): Promise<string>;
  /** Runs `npm run new` with these arguments; returns the output and the written files. */
  make(args: readonly string[]): Promise<{ readonly printed: string; readonly paths: readonly string[] }>;
}

/** Compiler, linter and jest run without caches in the copy, which is slow. */
export const COPY_TIMEOUT_MS = 600_000;

export function openRepository(): CopiedRepository {
  let folder: string;
  const inCopy: CopiedRepository['inCopy'] = (file, ...args) => {
    const env = { ...process.env, npm_lifecycle_event: '', COLONNADE_WHOLE_RUN: '', COLONNADE_LONG: '' };
    return run(file, args, { cwd: folder, env });
  };
  const ok: CopiedRepository['ok'] = async (file, ...args) => {
    const { code, output } = await inCopy(file, ...args);
    if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code}:\n${output}`);
    return output;
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), `colonnade-test-${process.pid}-`));
    await copyRepository(folder);
    // Without git, the checks list the folder's files themselves.
    await inCopy('git', 'init', '--quiet').catch(() => undefined);
  });
  afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return {
    get folder() {
      return folder;
    },
    inCopy,
    ok,
    tool: (name, ...args) => ok(join('node_modules', '.bin', name), ...args),
    make: async (args) => {
      const printed = await ok(process.execPath, 'tools/new.mjs', ...args);
      const paths = [...printed.matchAll(/^ {2}(\S+\.\S+)$/gm)].map(([, path = '']) => path);
      return { printed, paths };
    },
  };
}

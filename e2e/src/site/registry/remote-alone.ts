import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from 'shared-types/manifest';
import { REMOTE_NAMES, type RemoteName } from 'shared-types/remote';
import { copyRepository } from '../../../../tools/testing/repository-copy';
import { builtPackage } from './published-build';

export interface RemoteAlone {
  build(): Promise<Manifest>;
  /** Deletes sources and builds of all other remotes. */
  leaveAlone(): Promise<void>;
  /** Runs a Node program in the copy; fails with its output. */
  node(args: readonly string[], settings?: NodeJS.ProcessEnv): Promise<string>;
  /** Changes a source. Fails if nothing changes. */
  edit(file: string, change: (source: string) => string): Promise<void>;
  remove(): Promise<void>;
}

export async function copyForRemote(remote: RemoteName): Promise<RemoteAlone> {
  const folder = await mkdtemp(join(tmpdir(), `colonnade-test-${process.pid}-`));
  await copyRepository(folder);
  const node = createNode(folder);
  return {
    async build() {
      await node(['tools/build/colonnade-build.mjs', remote, '--force']);
      return (await builtPackage(remote, join(folder, remote))).manifest;
    },
    async leaveAlone() {
      for (const name of REMOTE_NAMES.filter((other) => other !== remote))
        for (const part of ['src', 'dist']) await rm(join(folder, name, part), { recursive: true, force: true });
    },
    node,
    async edit(file, change) {
      const path = join(folder, file);
      const source = await readFile(path, 'utf8');
      const changed = change(source);
      if (changed === source) throw new Error(`${file} is as it was.`);
      await writeFile(path, changed);
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

function createNode(cwd: string): RemoteAlone['node'] {
  return async (args, settings = {}) => {
    const env = { ...process.env, npm_lifecycle_event: '', COLONNADE_WHOLE_RUN: '', COLONNADE_LONG: '', ...settings };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd, env });
    return stdout + stderr;
  };
}

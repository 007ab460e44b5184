import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Manifest } from 'shared-types/manifest';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import type { BuildFolder } from '../registry/publish/build-folder';
import { newBuild, REMOTE, tokenFor, type BuildInputs } from './sent-build.fixture';

const COMMAND = join(__dirname, '..', '..', '..', '..', 'tools', 'cli', 'src', 'colonnade.mjs');

/** A line of the command's `--json` output. */
export interface PrintedEvent {
  readonly event: 'begun' | 'sent' | 'retry' | 'there' | 'deployed' | 'failed';
  readonly [detail: string]: unknown;
}

export interface CommandInputs {
  readonly token?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The command's program; this repository's by default. */
  readonly program?: string;
  /** Called with each line. */
  readonly onLine?: (line: string) => void;
}

/** Runs `colonnade deploy …` as a build machine does; returns its output and exit code. */
export async function runDeploy(
  args: readonly string[],
  { token = '', cwd = tmpdir(), env = {}, program = COMMAND, onLine = () => undefined }: CommandInputs = {},
) {
  const child = spawn(process.execPath, [program, 'deploy', ...args], {
    cwd,
    env: { ...process.env, COLONNADE_TOKEN: token, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    onLine(line);
  });
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code: code as number | null, lines, complaint: complaint.trim() };
}

/** The lines that are JSON. */
export function eventsIn(lines: readonly string[]): PrintedEvent[] {
  return lines.map((line) => JSON.parse(line) as PrintedEvent);
}

/** Writes a build to a new folder. */
export async function writtenBuild(build: BuildFolder): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'colonnade-build-'));
  const list = await build.read('remote.json');
  const { files } = JSON.parse(list.toString()) as Manifest;
  for (const path of ['remote.json', ...Object.keys(files)]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), await build.read(path));
  }
  return folder;
}

/** A running registry and the command. */
export interface OpenCommand {
  readonly server: TestServer;
  readonly registry: string;
  /** For the remote of these tests. */
  readonly token: string;
  /** Writes an unpublished build to a folder. */
  written(inputs?: BuildInputs): Promise<{ readonly folder: string; readonly version: string }>;
  /** Runs the command on it; of repeated arguments the last ones count. */
  deploy(folder: string, args?: readonly string[], inputs?: CommandInputs): ReturnType<typeof runDeploy>;
  close(): Promise<void>;
}

export async function openCommand(): Promise<OpenCommand> {
  const server = await startTestServer({ samplesDir: undefined });
  const registry = await server.open();
  const token = await tokenFor(server.services.db);
  const folders: string[] = [];
  return {
    server,
    registry,
    token,
    async written(inputs = {}) {
      const build = await newBuild(inputs);
      const folder = await writtenBuild(build);
      folders.push(folder);
      return { folder, version: build.version };
    },
    deploy: (folder, args = [], inputs = {}) =>
      runDeploy([REMOTE, '--registry', registry, '--folder', folder, '--patience', '20', ...args], {
        token,
        ...inputs,
      }),
    async close() {
      await server.close();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

/** Starts a server of the test; returns its address. */
export async function listening(own: Server): Promise<string> {
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
}

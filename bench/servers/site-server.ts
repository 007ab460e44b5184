import type { SiteDocument } from 'shared-types/site/site-document';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_ARGS } from '../../tools/launch/server/server-args.mjs';

/** Changes the sample shop's document. */
export type ChangeSample = (shop: SiteDocument) => SiteDocument;

const ROOT = join(import.meta.dirname, '..', '..');
const SAMPLE = join(ROOT, 'server', 'sample', 'shop');
const READY_MS = 60_000;

/** For pages of very many blocks, where a busy machine must cause no fallbacks. */
export const PATIENT = { BLOCK_BUDGET_MS: '2000', PAGE_BUDGET_MS: '8000' };

/**
 * Starts the built server in its own process with its own data folder. `cpu` binds it to one core (Linux); `change` makes the
 * only site out of the sample shop's document.
 */
export async function startSite({
  port,
  env = {},
  cpu,
  change,
}: {
  port: number;
  env?: Record<string, string>;
  cpu?: number;
  change?: ChangeSample;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'colonnade-bench-'));
  const samplesDir = change && (await writeSample(change));
  const command = [process.execPath, ...SERVER_ARGS];
  const bound = cpu === undefined ? command : ['taskset', '-c', String(cpu), ...command];
  const child = spawn(bound[0] ?? '', bound.slice(1), {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // What is measured has the processors to itself.
      RENDITIONS: 'on-demand',
      ...(samplesDir ? { SAMPLES_DIR: samplesDir } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilReady(child);
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      for (const folder of [dataDir, samplesDir]) if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
}

export function findIn<Entry>(entries: readonly Entry[], holds: (entry: Entry) => boolean): Entry {
  const found = entries.find(holds);
  if (!found) throw new Error('The sample shop has no such entry.');
  return found;
}

async function writeSample(change: ChangeSample) {
  const samplesDir = await mkdtemp(join(tmpdir(), 'colonnade-samples-'));
  const folder = join(samplesDir, 'shop');
  await mkdir(folder);
  const shop = JSON.parse(await readFile(join(SAMPLE, 'site.json'), 'utf8'));
  await writeFile(join(folder, 'site.json'), JSON.stringify(change(shop)));
  for (const beside of ['pictures', 'videos', 'files']) await symlink(join(SAMPLE, beside), join(folder, beside));
  return samplesDir;
}

function untilReady(child: ChildProcess) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not become ready.')), READY_MS);
    child.once('exit', () => reject(new Error('The server ended before it was ready.')));
    child.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('ready ')) return;
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

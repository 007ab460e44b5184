import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(__dirname, '..', '..', '..');
const MAIN = join(ROOT, 'server', 'dist', 'main.js');
const READY = /^ready (http:\S+)$/m;
const LOOK_EVERY_MS = 5;

const LAUNCHER = join(ROOT, 'tools', 'start.mjs');

export interface Ended {
  readonly code: number | null;
  readonly complaint: string;
}

export interface LaunchedServer {
  readonly pid: number;
  /** Its address without a slash at the end, once it answers. Rejects with its output if it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<Ended>;
  /** The end of a start that must fail. Rejects if it serves. */
  readonly refused: Promise<Ended>;
  signal(signal: NodeJS.Signals): void;
  untilPrinted(text: string): Promise<void>;
}

export type Settings = Readonly<Record<string, string>>;

export function launchServer(settings: Settings): LaunchedServer {
  return follow(start(MAIN, settings));
}

/** Starts the server as `npm start` does at a terminal, where Ctrl-C can be pressed. */
export function launchAtTerminal(settings: Settings): LaunchedServer & { pressCtrlC(): void } {
  // As if started by npm, so that it ends together with this test run.
  const child = start(LAUNCHER, { npm_lifecycle_event: 'start', ...settings }, { detached: true });
  const server = follow(child);
  return { ...server, pressCtrlC: () => void process.kill(-server.pid, 'SIGINT') };
}

// Programs of failed tests, which the run would wait for.
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

function start(program: string, settings: Settings, options: SpawnOptions = {}): ChildProcess {
  // Only the settings decide which PostgreSQL it uses.
  const env = { ...process.env, DATABASE_URL: undefined, LOG_LEVEL: 'error', ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

function follow(child: ChildProcess): LaunchedServer {
  let output = '';
  let complaint = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, complaint })));
  let isOver = false;
  void ended.then(() => (isOver = true));

  const untilPrinted = async (text: string) => {
    while (!output.includes(text) && !isOver) await pause(LOOK_EVERY_MS);
  };
  const untilReady = async () => {
    await untilPrinted('ready http');
    const address = READY.exec(output)?.[1];
    if (address === undefined) throw new Error(`The server did not start:\n${output}${complaint}`);
    return address;
  };
  const ready = untilReady();
  // Prevents an unhandled rejection if a test does not await it.
  ready.catch(() => undefined);
  const serving = ready.then((address) => Promise.reject<never>(new Error(`It serves ${address}.`)));
  const refused = Promise.race([ended, serving]);
  refused.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    refused,
    signal: (signal) => void child.kill(signal),
    untilPrinted,
  };
}

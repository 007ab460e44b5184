import { execFileSync, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { basename, join } from 'node:path';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';
import { CHROMIUM_FLAGS } from '../../launch/browsers/chromium-flags.mjs';
import { testRunFolder } from '../database/database';
import ServerEnvironment from './server-environment';

const SHELL = 'HeadlessChrome/';

interface Running {
  readonly process: ChildProcess | null;
  readonly hasWindows: boolean;
  readonly connect: () => Promise<Browser>;
}

interface DescribeBlock {
  readonly type: 'describeBlock';
  readonly children: readonly (DescribeBlock | { readonly type: 'test'; mode?: string | null })[];
}

const browsers = new Map<string, Running>();

/**
 * Node with the server and a Chromium, shared by all test files of this process: starting one costs more than most visits.
 * It is restarted after a crash. `@needs-windows` in a file's first comment requests a browser whose pages can be hidden and
 * kept in the history; `@needs-firefox` requests Firefox, without which its tests are skipped.
 */
export default class BrowserEnvironment extends ServerEnvironment {
  private readonly needs: 'firefox' | 'windows' | undefined;
  private isSkipped = false;

  constructor(...[config, context]: ConstructorParameters<typeof ServerEnvironment>) {
    super(config, context);
    const { docblockPragmas } = context;
    if ('needs-firefox' in docblockPragmas) this.needs = 'firefox';
    else if ('needs-windows' in docblockPragmas) this.needs = 'windows';
  }

  override async setup(): Promise<void> {
    await super.setup();
    const { CHROME, CHROME_WITH_WINDOWS, FIREFOX } = process.env;
    if (this.needs === 'firefox') {
      this.isSkipped = !FIREFOX;
      if (FIREFOX) this.global['connectToBrowserOfProcess'] = (await browserAt(FIREFOX, startFirefox)).connect;
      return;
    }
    const path = (this.needs === 'windows' && CHROME_WITH_WINDOWS) || CHROME || firstOnPath();
    const chromium = await browserAt(path, startChromium);
    this.isSkipped = this.needs === 'windows' && !chromium.hasWindows;
    this.global['connectToBrowserOfProcess'] = chromium.connect;
  }

  handleTestEvent({ name }: { name: string }, { rootDescribeBlock }: { rootDescribeBlock: DescribeBlock }): void {
    if (name === 'run_start' && this.isSkipped) skipAll(rootDescribeBlock);
  }
}

function skipAll({ children }: DescribeBlock): void {
  for (const child of children)
    if (child.type === 'test') child.mode = 'skip';
    else skipAll(child);
}

async function browserAt(path: string, start: (path: string) => Promise<Running>): Promise<Running> {
  const running = browsers.get(path);
  if (running && !hasEnded(running)) return running;
  const started = await start(path);
  browsers.set(path, started);
  return started;
}

function hasEnded({ process }: Running): boolean {
  return process?.exitCode !== null || process.signalCode !== null;
}

/** If jest was started without the command that finds browsers. */
function firstOnPath(): string {
  return execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
}

async function startChromium(path: string): Promise<Running> {
  return share('cdp', {
    executablePath: path,
    // A smoothly scrolling page would move while tests click.
    args: [...CHROMIUM_FLAGS, '--disable-smooth-scrolling'],
    // Visitors' browsers use the back/forward cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    userDataDir: profileOf(path),
  });
}

async function startFirefox(path: string): Promise<Running> {
  return share('webDriverBiDi', { browser: 'firefox', executablePath: path, userDataDir: profileOf(path) });
}

function profileOf(path: string): string {
  return join(testRunFolder(), `${basename(path)}-${process.pid}`);
}

/** Only the files' own connections receive events of its pages, and none of them keeps the process alive. */
async function share(protocol: 'cdp' | 'webDriverBiDi', options: LaunchOptions): Promise<Running> {
  const browser = await puppeteer.launch({ ...options, handleSIGTERM: false });
  const hasWindows = !(await browser.version()).startsWith(SHELL);
  const [started, address] = [browser.process(), browser.wsEndpoint()];
  await browser.disconnect();
  letGo(started);
  endWithThisProcess(started);
  return {
    process: started,
    hasWindows,
    connect: () => puppeteer.connect({ browserWSEndpoint: address, protocol }),
  };
}

function letGo(browser: ChildProcess | null): void {
  browser?.unref();
  for (const stream of browser?.stdio ?? []) (stream as Socket | null)?.unref();
}

/** Puppeteer does not end every browser when jest ends, and none after a signal. */
function endWithThisProcess(browser: ChildProcess | null): void {
  process.once('exit', () => endGroup(browser?.pid));
  process.once('SIGTERM', () => process.exit());
}

/** The program may be a script that waits for the browser, so its whole process group is ended. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

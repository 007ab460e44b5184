import { execFileSync, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import puppeteer from 'puppeteer';
import { CHROMIUM_FLAGS } from '../launch/chromium-flags.mjs';
import { testRunFolder } from './database';

/** What drops down below the address bar: two more processes for every window, and half of what a visit costs. */
const WITHOUT_DROP_DOWNS = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

interface Chromium {
  readonly process: ChildProcess | null;
  readonly address: string;
}

/** The browser of this process. The test files that run here one after the other share it. */
let chromium: Chromium | undefined;

/**
 * Node with a Chromium beside it, whose address test files find in `chromiumAddress`: a browser of its own for every file
 * costs more than most visits. It ends with this process; one that has crashed is started again for the next file.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    if (!chromium || hasEnded(chromium)) chromium = await startChromium();
    this.global['chromiumAddress'] = chromium.address;
  }
}

function hasEnded({ process }: Chromium): boolean {
  return process?.exitCode !== null || process.signalCode !== null;
}

/** Starts the Chromium named by `CHROME`, which the test run has found. */
async function startChromium(): Promise<Chromium> {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROME ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim(),
    args: [...CHROMIUM_FLAGS, WITHOUT_DROP_DOWNS],
    // Visitors' browsers keep the pages they leave, so those of the tests do too.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    userDataDir: join(testRunFolder(), `chromium-${process.pid}`),
  });
  const started = { process: browser.process(), address: browser.wsEndpoint() };
  // Only the files' own connections hear of their pages, and none of this keeps the process from ending.
  await browser.disconnect();
  letGo(started.process);
  return started;
}

function letGo(browser: ChildProcess | null): void {
  browser?.unref();
  for (const stream of browser?.stdio ?? []) (stream as Socket | null)?.unref();
}

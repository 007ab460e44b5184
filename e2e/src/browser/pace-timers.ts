import type { Page } from 'puppeteer';

/** How much faster timers run: enough that a test need not wait, and not so much that a busy machine seems to hang. */
const FASTER = 4;
/** How much slower: on a busy machine, what takes a moment elsewhere can take seconds. */
const SLOWER = 1 / 20;

/** Lets the timers of the page run faster, where waiting for them is all a test does. The long proof waits. */
export async function hastenTimers(page: Page): Promise<void> {
  if (!process.env.PROVE) await paceTimers(page, FASTER);
}

/** Lets the timers of the page run slower, where a test is about what comes before they end. */
export function slowTimers(page: Page): Promise<void> {
  return paceTimers(page, SLOWER);
}

async function paceTimers(page: Page, pace: number): Promise<void> {
  await page.evaluateOnNewDocument((factor) => {
    const start = globalThis.setTimeout;
    const startPaced = (run: () => void, ms = 0) => start(run, ms / factor);
    Object.assign(globalThis, { setTimeout: startPaced });
  }, pace);
}

import type { Page } from 'puppeteer';

/** How much faster timers run: enough that a test need not wait, and not so much that a busy machine seems to hang. */
const FASTER = 4;
/** How much slower: on a busy machine, what takes a moment elsewhere can take seconds. */
const SLOWER = 1 / 20;

/** Lets the timers of the page run faster, where waiting for them is all a test does. The long proof waits. */
export async function hastenTimers(page: Page): Promise<void> {
  if (!process.env.PROVE) await page.evaluateOnNewDocument(paceTimers, FASTER);
}

/** Lets the timers that begin from now on run faster, on the page that is open. */
export async function hastenNextTimers(page: Page, pace = FASTER): Promise<void> {
  if (!process.env.PROVE) await page.evaluate(paceTimers, pace);
}

/** Lets the timers of the page run slower, where a test is about what comes before they end. */
export async function slowTimers(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(paceTimers, SLOWER);
}

/** Runs in the page. */
function paceTimers(pace: number): void {
  const { setTimeout: startTimeout, setInterval: startInterval } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => startTimeout(run, ms / pace),
    setInterval: (run: () => void, ms = 0) => startInterval(run, ms / pace),
  });
}

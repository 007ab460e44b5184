import type { Page } from 'puppeteer';

/** How much faster timers run: enough that a test need not wait, and not so much that a busy machine seems to hang. */
const FACTOR = 4;

/** Lets the timers of the page run faster, where waiting for them is all a test does. The long proof waits. */
export async function hastenTimers(page: Page): Promise<void> {
  if (process.env.PROVE) return;
  await page.evaluateOnNewDocument((factor) => {
    const start = globalThis.setTimeout;
    const startSooner = (run: () => void, ms = 0) => start(run, ms / factor);
    Object.assign(globalThis, { setTimeout: startSooner });
  }, FACTOR);
}

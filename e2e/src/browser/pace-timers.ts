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

/**
 * Gives a function that ends, for the page that is open, every wait of a second and more: the way to what happens after
 * a time-out, when all that is not to run into one is done. The long proof waits.
 */
export async function endWaitsOnCall(page: Page): Promise<() => Promise<void>> {
  if (process.env.PROVE) return async () => undefined;
  await page.evaluateOnNewDocument(watchWaits);
  return () => page.evaluate(() => (globalThis as unknown as { endWaits: () => void }).endWaits());
}

/** Runs in the page. */
function watchWaits(): void {
  const start = globalThis.setTimeout;
  const waits = new Map<number, () => void>();
  let pace = 1;
  const startWatched = (run: () => void, ms = 0): number => {
    const act = (): void => {
      if (ms >= 1000 && !waits.delete(id)) return;
      run();
    };
    const id = start(act, ms * pace) as unknown as number;
    if (ms >= 1000) waits.set(id, act);
    return id;
  };
  const stop = globalThis.clearTimeout;
  const stopWatched = (id: number): void => {
    waits.delete(id);
    stop(id);
  };
  const endWaits = (): void => {
    pace = 1 / 20;
    for (const act of [...waits.values()]) act();
  };
  Object.assign(globalThis, { setTimeout: startWatched, clearTimeout: stopWatched, endWaits });
}

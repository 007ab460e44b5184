import type { Page } from 'puppeteer';

/** How much faster timers run: enough that a test need not wait, and not so much that a busy machine seems to hang. */
export const HASTE = 4;
/** What takes longer is no pause but a time-out, which is to end only what does not come. */
const LONGEST_PAUSE_MS = 3000;
/** What takes longer is no file that is waited for but an answer of the server, which a busy machine may need the time for. */
const LONGEST_FILE_MS = 7000;
/** The longest a page waits for its stream to say something. */
const LONGEST_SILENCE_MS = 15_000;
/** How much slower: on a busy machine, what takes a moment elsewhere can take seconds. */
const SLOWER = 1 / 20;

/** Lets the page's pauses be over sooner, and leaves its time-outs as long as they are. The long proof waits. */
export async function hastenPauses(page: Page): Promise<void> {
  if (!process.env.PROVE) await page.evaluateOnNewDocument(paceTimers, HASTE, LONGEST_PAUSE_MS);
}

/** Lets the page wait less for files too, where waiting for those that are lost is all a test does. The long proof waits. */
export async function hastenFileWaits(page: Page): Promise<void> {
  if (!process.env.PROVE) await page.evaluateOnNewDocument(paceTimers, HASTE, LONGEST_FILE_MS);
}

/** Lets a page ask sooner that hears nothing. The long proof waits. */
export async function hastenPolling(page: Page): Promise<void> {
  if (!process.env.PROVE) await page.evaluateOnNewDocument(paceTimers, HASTE, LONGEST_SILENCE_MS);
}

/** Lets the timers that begin from now on run faster, on the page that is open. */
export async function hastenNextTimers(page: Page): Promise<void> {
  if (!process.env.PROVE) await page.evaluate(paceTimers, HASTE);
}

/** Lets the timers of the page run slower, where a test is about what comes before they end. */
export async function slowTimers(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(paceTimers, SLOWER);
}

/** Lets the timers that begin from now on run as they do elsewhere, on a page whose timers were slowed. */
export async function unslowNextTimers(page: Page): Promise<void> {
  await page.evaluate(paceTimers, 1 / SLOWER);
}

/** Runs in the page. */
function paceTimers(pace: number, longestMs = Infinity): void {
  const paced = (ms: number): number => (ms > longestMs ? ms : ms / pace);
  const { setTimeout: startTimeout, setInterval: startInterval } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => startTimeout(run, paced(ms)),
    setInterval: (run: () => void, ms = 0) => startInterval(run, paced(ms)),
  });
}

/**
 * Gives a function that ends, for the page that is open, every wait of a second and more that has begun: the way to what
 * happens after a time-out, when all that is not to run into one is done. No such wait ends before, so whatever waits for
 * one that should not is seen. The long proof waits.
 */
export async function endWaitsOnCall(page: Page): Promise<() => Promise<void>> {
  if (process.env.PROVE) return async () => undefined;
  await page.evaluateOnNewDocument(watchWaits);
  return () => page.evaluate(() => (globalThis as unknown as { endWaits: () => void }).endWaits());
}

/** Lets no wait of a second and more end: what opens in time is looked at, and a busy machine needs more of it. */
export async function neverTimeOut(page: Page): Promise<void> {
  await endWaitsOnCall(page);
}

/** Runs in the page. */
function watchWaits(): void {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const waits = new Map<number, () => void>();
  // No timer of the browser's has such a number.
  let lastId = -1;
  const startWatched = (run: () => void, ms = 0): number => {
    if (ms < 1000) return start(run, ms) as unknown as number;
    waits.set((lastId -= 1), run);
    return lastId;
  };
  const stopWatched = (id: number): void => {
    if (!waits.delete(id)) stop(id);
  };
  const endWaits = (): void => {
    const ended = [...waits.values()];
    waits.clear();
    for (const run of ended) run();
  };
  Object.assign(globalThis, { setTimeout: startWatched, clearTimeout: stopWatched, endWaits });
}

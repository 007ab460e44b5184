import type { Page } from 'puppeteer';

/** How much faster timers run: enough to save time, and not so much that a busy machine seems to hang. */
export const HASTE = 4;
/** Longer timers are timeouts, which must not be shortened. */
const LONGEST_PAUSE_MS = 3000;
/** Longer timers wait for responses of the server, which may be slow on a busy machine. */
const LONGEST_FILE_MS = 7000;
/** The longest wait for a message of the stream. */
const LONGEST_SILENCE_MS = 15_000;
/** How much slower timers run, because actions may take seconds on a busy machine. */
const SLOWER = 1 / 20;

/** Shortens pauses of the page, but not its timeouts. Not in the long proof. */
export async function hastenPauses(page: Page): Promise<void> {
  if (!process.env.PROVE) await page.evaluateOnNewDocument(paceTimers, HASTE, LONGEST_PAUSE_MS);
}

/** Shortens also timeouts of files, for tests that only wait for lost ones. Not in the long proof. */
export async function hastenFileWaits(page: Page): Promise<void> {
  if (!process.env.PROVE) await page.evaluateOnNewDocument(paceTimers, HASTE, LONGEST_FILE_MS);
}

/** Shortens the time until a page without messages polls. Not in the long proof. */
export async function hastenPolling(page: Page): Promise<void> {
  if (!process.env.PROVE) await page.evaluateOnNewDocument(paceTimers, HASTE, LONGEST_SILENCE_MS);
}

/** Speeds up timers that start from now on, on the open page. */
export async function hastenNextTimers(page: Page): Promise<void> {
  if (!process.env.PROVE) await page.evaluate(paceTimers, HASTE);
}

/** Slows the page's timers, for tests about what comes before they end. */
export async function slowTimers(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(paceTimers, SLOWER);
}

/** Restores the speed of timers that start from now on. */
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
 * Returns a function that ends all pending waits of a second or more; before, none of them ends. Not in the long proof.
 */
export async function endWaitsOnCall(page: Page): Promise<() => Promise<void>> {
  if (process.env.PROVE) return async () => undefined;
  await page.evaluateOnNewDocument(watchWaits);
  return () => page.evaluate(() => (globalThis as unknown as { endWaits: () => void }).endWaits());
}

/** Prevents waits of a second or more from ending, because a busy machine may need that time. */
export async function neverTimeOut(page: Page): Promise<void> {
  await endWaitsOnCall(page);
}

/** Runs in the page. */
function watchWaits(): void {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const waits = new Map<number, () => void>();
  // The browser never uses negative ids.
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

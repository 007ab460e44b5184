import type { CDPSession, Page } from 'puppeteer';

/** Resources of a page after garbage collection. */
export interface Held {
  /** DOM nodes, including detached ones. */
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  readonly timers: number;
  readonly heapKb: number;
}

interface CountedWindow {
  pendingTimers?: Set<number>;
}

const BYTES = 1024;

/** Measures the resources of a page; call it before the page is opened. */
export async function countHeld(page: Page): Promise<() => Promise<Held>> {
  await page.evaluateOnNewDocument(watchTimers);
  const session = await page.createCDPSession();
  return () => held(page, session);
}

async function held(page: Page, session: CDPSession): Promise<Held> {
  // A second collection may free more.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { documents, nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const timers = await page.evaluate(() => (globalThis as CountedWindow).pendingTimers?.size ?? -1);
  return { nodes, listeners, documents, timers, heapKb: Math.round(usedSize / BYTES) };
}

/** Runs in the page. */
function watchTimers(): void {
  const pending = new Set<number>();
  const { setTimeout: startTimeout, setInterval: startInterval, clearTimeout: stop } = globalThis;
  const start = (run: () => void, ms?: number): number => {
    const id = startTimeout(() => {
      pending.delete(id);
      run();
    }, ms) as unknown as number;
    pending.add(id);
    return id;
  };
  const startRepeating = (run: () => void, ms?: number): number => {
    const id = startInterval(run, ms) as unknown as number;
    pending.add(id);
    return id;
  };
  const clear = (id: number): void => {
    pending.delete(id);
    stop(id);
  };
  Object.assign(globalThis, {
    pendingTimers: pending,
    setTimeout: start,
    setInterval: startRepeating,
    clearTimeout: clear,
    clearInterval: clear,
  });
}

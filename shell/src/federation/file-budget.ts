/** Limits of the time for a file, in milliseconds. */
export const FILE_BUDGET_MS = { least: 4000, most: 30_000 } as const;

/** The largest file, React with its shared modules, is four times a page's HTML; this allows twice that. */
const TIMES_THE_HTML = 8;

/**
 * Time limit for a file in milliseconds. It is longer if the page's HTML was slow, because every file is slow on a slow
 * line or phone, and a file that is given up has to load again.
 */
export function fileBudgetMs(): number {
  const { least, most } = FILE_BUDGET_MS;
  // Missing in jsdom.
  const [page] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  const htmlMs = page ? page.responseEnd - page.requestStart : 0;
  const pageMs = page?.loadEventStart || performance.now();
  return Math.min(Math.max(2 * pageMs, TIMES_THE_HTML * htmlMs, least), most);
}

/** When the last file arrived, in milliseconds of `performance.now`. */
let arrivedAt = 0;

/**
 * Makes the element fail if it neither loads nor fails in time. The time starts anew whenever another file arrives, because
 * files share the line: what comes last on a slow one does not hang. In all it is `FILE_BUDGET_MS.most` at most.
 */
export function withFileBudget(element: HTMLScriptElement | HTMLLinkElement): void {
  const [start, budgetMs] = [performance.now(), fileBudgetMs()];
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const end = Math.min(Math.max(start, arrivedAt) + budgetMs, start + FILE_BUDGET_MS.most);
    const ms = end - performance.now();
    if (ms > 0) timer = setTimeout(wait, ms);
    else element.dispatchEvent(new Event('error'));
  };
  wait();
  const stop = (): void => clearTimeout(timer);
  element.addEventListener('load', () => {
    arrivedAt = performance.now();
    stop();
  });
  element.addEventListener('error', stop);
}

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

/** Makes the element fail if it neither loads nor fails in time. */
export function withFileBudget(element: HTMLScriptElement | HTMLLinkElement): void {
  const timer = setTimeout(() => element.dispatchEvent(new Event('error')), fileBudgetMs());
  const stop = (): void => clearTimeout(timer);
  element.addEventListener('load', stop);
  element.addEventListener('error', stop);
}

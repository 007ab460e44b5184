/** The least and the most a file may take to arrive, in milliseconds. */
export const FILE_BUDGET_MS = { least: 4000, most: 30_000 } as const;

/** The largest file, React with what it is shared by, is four times a page's HTML; twice that long it may take. */
const TIMES_THE_HTML = 8;

/**
 * After how long a file that has not arrived counts as failed, in milliseconds: the longer, the longer the page itself and its
 * HTML have taken. On a slow line or a slow phone every file is late, and one that is given up has to come all over again.
 */
export function fileBudgetMs(): number {
  const { least, most } = FILE_BUDGET_MS;
  // jsdom has none.
  const [page] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  const htmlMs = page ? page.responseEnd - page.requestStart : 0;
  const pageMs = page?.loadEventStart || performance.now();
  return Math.min(Math.max(2 * pageMs, TIMES_THE_HTML * htmlMs, least), most);
}

/** Lets the element fail when it has neither loaded nor failed in time. */
export function withFileBudget(element: HTMLScriptElement | HTMLLinkElement): void {
  const timer = setTimeout(() => element.dispatchEvent(new Event('error')), fileBudgetMs());
  const stop = (): void => clearTimeout(timer);
  element.addEventListener('load', stop);
  element.addEventListener('error', stop);
}

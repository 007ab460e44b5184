import type { Page } from 'puppeteer';

export interface RequestedScripts {
  /** Before the load event was handled. */
  readonly early: string[];
  readonly later: string[];
}

export function requestedScripts(page: Page): Promise<RequestedScripts> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loadedMs = navigation?.loadEventEnd || Infinity;
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, startTime }) => ({
        file: new URL(name).pathname.replace(/^\/remotes\/([^/]+)\/[^/]+\/client/, '$1'),
        startTime,
      }))
      .filter(({ file }) => file.endsWith('.js'));
    const names = (wanted: typeof scripts) => wanted.map(({ file }) => file);
    return {
      early: names(scripts.filter(({ startTime }) => startTime <= loadedMs)),
      later: names(scripts.filter(({ startTime }) => startTime > loadedMs)),
    };
  });
}

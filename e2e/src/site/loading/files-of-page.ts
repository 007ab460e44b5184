import type { Page } from 'puppeteer';

/** When a page asked for the scripts of its release, by the names of their files. */
export interface RequestedScripts {
  /** Before the window's load event had been heard by all. */
  readonly early: string[];
  readonly later: string[];
}

/** The scripts the page has asked for so far, as the browser timed them. */
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

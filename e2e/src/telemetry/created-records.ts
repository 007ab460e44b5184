import type { Page } from 'puppeteer';
import { atRest } from '../browser/looks/at-rest';

/** Expected number of stored records, by name. */
export type Created = Map<string, number>;

export interface RecordingPage {
  readonly page: Page;
  readonly created: Created;
}

/** Opens a page, and waits until its telemetry has started and recorded the visit. */
export async function goAndRecord({ page, created }: RecordingPage, url: string): Promise<void> {
  await page.goto(url);
  await atRest(page);
  await page.waitForSelector('[data-feature="telemetry/visits"][data-state="live"]');
  await page.waitForSelector('[data-feature="telemetry/error-reports"][data-state="live"]');
  count(created, url);
}

/** Throws uncaught errors. Browsers mute errors of scripts injected by tests. */
export async function makeErrors({ page, created }: RecordingPage, names: readonly string[]): Promise<void> {
  for (const name of names) count(created, name);
  await page.evaluate((messages) => {
    for (const message of messages) dispatchEvent(new ErrorEvent('error', { message, error: new Error(message) }));
  }, names);
}

export function count(created: Created, name: string): void {
  created.set(name, (created.get(name) ?? 0) + 1);
}

/** Number of stored records, and of duplicates. */
export function compare(created: Created, kept: readonly string[]): { readonly delivered: number; twice: number } {
  let [delivered, twice] = [0, 0];
  for (const [name, times] of created) {
    const there = kept.filter((one) => one === name).length;
    delivered += Math.min(there, times);
    twice += Math.max(0, there - times);
  }
  return { delivered, twice };
}

export function total(created: Created): number {
  return [...created.values()].reduce((sum, times) => sum + times, 0);
}

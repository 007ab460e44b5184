import type { Page } from 'puppeteer';
import { atRest } from '../browser/looks/at-rest';

/** What pages have made of records: how often each of them must be with the server, by what it calls itself. */
export type Created = Map<string, number>;

/** A visitor's page that makes records. */
export interface RecordingPage {
  readonly page: Page;
  readonly created: Created;
}

/** Goes to a page, and waits until its telemetry has started: the visit is made then. */
export async function goAndRecord({ page, created }: RecordingPage, url: string): Promise<void> {
  await page.goto(url);
  await atRest(page);
  await page.waitForSelector('[data-feature="telemetry/visits"][data-state="live"]');
  await page.waitForSelector('[data-feature="telemetry/error-reports"][data-state="live"]');
  count(created, url);
}

/** Lets errors happen that nobody catches. The browser hides what a test itself throws. */
export async function makeErrors({ page, created }: RecordingPage, names: readonly string[]): Promise<void> {
  for (const name of names) count(created, name);
  await page.evaluate((messages) => {
    for (const message of messages) dispatchEvent(new ErrorEvent('error', { message, error: new Error(message) }));
  }, names);
}

/** One more of the records that call themselves so. */
export function count(created: Created, name: string): void {
  created.set(name, (created.get(name) ?? 0) + 1);
}

/** How many of them are there, and how many too often. */
export function compare(created: Created, kept: readonly string[]): { readonly delivered: number; twice: number } {
  let [delivered, twice] = [0, 0];
  for (const [name, times] of created) {
    const there = kept.filter((one) => one === name).length;
    delivered += Math.min(there, times);
    twice += Math.max(0, there - times);
  }
  return { delivered, twice };
}

/** How many records were made. */
export function total(created: Created): number {
  return [...created.values()].reduce((sum, times) => sum + times, 0);
}

import type { HTTPRequest, Page } from 'puppeteer';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { atRest } from '../../browser/looks/at-rest';
import { touchAll } from '../../browser/looks/touch-all';

const isFile = (name: RegExp) => (request: HTTPRequest) => name.test(new URL(request.url()).pathname);
const isOfType =
  (...types: string[]) =>
  (request: HTTPRequest) =>
    types.includes(request.resourceType());

export const PART_KINDS = {
  'the shell’s main bundle': isFile(/\/client\/shell\.js$/),
  'the shell’s deferred bundle': isFile(/\/client\/deferred\.js$/),
  'the federation runtime': isFile(/\/client\/federation\.js$/),
  React: isFile(/\/client\/react\.js$/),
  'every container': isFile(/\/client\/remote\.js$/),
  'every feature file': isFile(/\/mf-[^/]+\/[^/]+\/client\/(?!remote)[\w-]+\.js$/),
  'every file of messages': isFile(/\.messages\.\w+\.js$/),
  'every font': isOfType('font'),
  'every picture': isOfType('image'),
  'every call it makes by itself': isFile(/\/RecordHit$/),
} as const;

export type PartKind = keyof typeof PART_KINDS;

/** Parameters that differ between two requests for the same part; `fresh` is that of a second attempt. */
const OF_ONE_REQUEST = [CRUMB_PARAMETER, 'key', 'sent', 'rk', 'fresh'];

/** URL of a request without these parameters. */
export function partOf(request: HTTPRequest): string {
  const url = new URL(request.url());
  for (const parameter of OF_ONE_REQUEST) url.searchParams.delete(parameter);
  return url.href;
}

/** URLs of everything that a page fetches, including after interactions. */
export async function partsOfPage(page: Page, url: string): Promise<string[]> {
  const parts = new Set<string>();
  page.on('request', (request) => {
    if (!request.isNavigationRequest() && request.url().startsWith('http')) parts.add(partOf(request));
  });
  await page.goto(url);
  await atRest(page);
  await touchAll(page);
  await atRest(page);
  return [...parts];
}

import type { HTTPRequest, Page } from 'puppeteer';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { atRest } from '../../browser/looks/at-rest';
import { touchAll } from '../../browser/looks/touch-all';

const isFile = (name: RegExp) => (request: HTTPRequest) => name.test(new URL(request.url()).pathname);
const isOfType =
  (...types: string[]) =>
  (request: HTTPRequest) =>
    types.includes(request.resourceType());

/** The kinds of parts that pages of both sites are made of. */
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

/** A kind of parts. */
export type PartKind = keyof typeof PART_KINDS;

/** What differs between two requests for the same: the visitor's crumb, and the key and the time of a telemetry call. */
const OF_ONE_REQUEST = [CRUMB_PARAMETER, 'key', 'sent'];

/** The address of a request, without the parameters that are its own. */
export function partOf(request: HTTPRequest): string {
  const url = new URL(request.url());
  for (const parameter of OF_ONE_REQUEST) url.searchParams.delete(parameter);
  return url.href;
}

/** Addresses of all that a page fetches, from its HTML to the last feature that a touch starts. */
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

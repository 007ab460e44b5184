import type { HTTPRequest } from 'puppeteer';
import type { Visit } from '../browser/browser';
import type { Shop } from '../browser/open-shop';
import { addMug } from './shopping';

/** A visit whose page cannot go live yet. */
export interface EarlyVisit extends Visit {
  /** Lets the scripts go that are held back. */
  readonly letGo: () => void;
}

/** A visitor with a mug in the cart, on a page that cannot go live yet. */
export async function visitEarly(shop: Shop, path: string): Promise<EarlyVisit> {
  const opened = await shop.visit();
  await addMug(opened.page, shop.url);
  const letGo = await holdScripts(opened);
  await opened.page.goto(shop.url + path, { waitUntil: 'domcontentloaded' });
  return { ...opened, letGo };
}

/** Holds a page's later scripts back: nothing goes live until they are let go. */
async function holdScripts({ page }: Visit): Promise<() => void> {
  let held: HTTPRequest[] | undefined = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isLater = request.resourceType() === 'script' && !request.url().endsWith('/client/shell.js');
    if (held && isLater) held.push(request);
    else void request.continue();
  });
  return () => {
    const waiting = held ?? [];
    held = undefined;
    for (const request of waiting) void request.continue();
  };
}

import type { HTTPRequest } from 'puppeteer';
import type { Visit } from '../browser/browser';
import type { Shop } from '../browser/open/shop';
import { endWaitsOnCall, slowTimers, unslowNextTimers } from '../browser/pace-timers';
import { addMug } from './shopping';

/** A visit to a page that cannot go live yet. Its time-outs leave a busy machine the time for what a test does meanwhile. */
export interface EarlyVisit extends Visit {
  /** Lets the page go live. */
  readonly letGo: () => Promise<void>;
  /** Sends it its scripts alone: a page that is leaving cannot be told anything. */
  readonly sendScripts: () => void;
  /** Ends its time-outs. */
  readonly endWaits: () => Promise<void>;
}

/** A visitor with a mug in the cart, too early on a page. */
export async function visitEarly(shop: Shop, path: string): Promise<EarlyVisit> {
  const opened = await shop.visit();
  const { page } = opened;
  await addMug(page, shop.url);
  await slowTimers(page);
  const endWaits = await endWaitsOnCall(page);
  const sendScripts = await holdScripts(opened);
  await page.goto(shop.url + path, { waitUntil: 'domcontentloaded' });
  const letGo = async () => {
    await unslowNextTimers(page);
    sendScripts();
  };
  return { ...opened, letGo, sendScripts, endWaits };
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

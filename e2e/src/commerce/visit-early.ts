import type { HTTPRequest } from 'puppeteer';
import type { Visit } from '../browser/browser';
import type { Shop } from '../browser/open/shop';
import { endWaitsOnCall, slowTimers, unslowNextTimers } from '../browser/pace-timers';
import { addMug } from './shopping';

/** A visit to a page that cannot go live yet, with suspended timeouts. */
export interface EarlyVisit extends Visit {
  readonly letGo: () => Promise<void>;
  /** Sends the scripts without waiting, for a page that is being left. */
  readonly sendScripts: () => void;
  readonly endWaits: () => Promise<void>;
}

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

/** Delays all scripts other than the shell until released. */
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

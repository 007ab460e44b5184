/** @needs-windows */
import type { HTTPRequest, Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { intercept } from '../browser/intercept';
import { openTab } from '../browser/open/tab';
import { BANNER, chooseCookies, untilBannerGone, type Choice } from './choose-cookies';
import { openRestrictiveShop } from './restrictive-shop';

const shop = openRestrictiveShop();
const untilRecorded = (page: Page) => page.waitForFunction(() => document.cookie.includes('ss_cvr='));

/** Brings the tab to the front, because a background page is never idle. */
async function look(tab: Page): Promise<void> {
  await tab.bringToFront();
  await tab.goto(shop.url);
  await atRest(tab);
}

/** Two tabs of a visitor at rest; `prepare` runs in the second first. */
async function openTabs(prepare: (other: Page) => Promise<unknown> = async () => undefined): Promise<[Page, Page]> {
  const { page } = await shop.visit();
  const other = await openTab(page.browserContext());
  await prepare(other);
  for (const tab of [page, other]) await look(tab);
  return [page, other];
}

async function choose(tab: Page, choice: Choice): Promise<void> {
  await tab.bringToFront();
  await chooseCookies(tab, choice);
}

spec('CONS-23', 'a choice reaches the other tab at once, while it is in the background', async () => {
  const [page, other] = await openTabs();
  await choose(page, 'declined');
  await untilBannerGone(other);
  expect(await other.evaluate(() => document.hidden || !document.hasFocus())).toBe(true);
});

spec('CONS-23', 'accepting in one tab starts what it allows in the other', async () => {
  const [page, other] = await openTabs();
  await choose(page, 'accepted');
  await other.bringToFront();
  await untilBannerGone(other);
  await untilRecorded(other);
});

spec('CONS-23', 'a tab without a connection to the others learns of the choice when it is visited', async () => {
  const [page, other] = await openTabs((tab) =>
    tab.evaluateOnNewDocument(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel')),
  );
  expect(await other.evaluate(() => 'BroadcastChannel' in globalThis)).toBe(false);
  await choose(page, 'accepted');
  await other.bringToFront();
  await untilBannerGone(other);
});

spec('CONS-23', 'a tab whose script loads after the choice was made elsewhere knows it too', async () => {
  const { page } = await shop.visit();
  await look(page);
  const other = await openTab(page.browserContext());
  const held: HTTPRequest[] = [];
  await intercept({ page: other, problems: [] }, '/shell.js', (request) => held.push(request));
  await other.bringToFront();
  await other.goto(shop.url, { waitUntil: 'domcontentloaded' });
  await other.waitForSelector(BANNER, { visible: true });
  await choose(page, 'declined');
  await other.bringToFront();
  for (const request of held) await request.continue();
  expect(held).toHaveLength(1);
  await untilBannerGone(other);
});

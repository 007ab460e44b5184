import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { openTab } from '../browser/open/tab';
import { until } from '../../../tools/testing/until';
import { openRestrictiveShop } from '../consent/restrictive-shop';
import { openFaultyProxy } from '../site/requests/faulty-proxy';
import { goAndRecord, type Created } from './created-records';
import { keptTelemetry } from './kept-telemetry';

const shop = openRestrictiveShop();
const proxy = openFaultyProxy(shop, '/api/census/');
/** Names of databases; one if the browser does not respond, which happens during a deletion. */
const databases = (page: Page) =>
  page.evaluate(() => {
    const busy = new Promise<string[]>((resolve) => setTimeout(resolve, 1000, ['being removed']));
    return Promise.race([indexedDB.databases().then((all) => all.map(({ name }) => name)), busy]);
  });
const choose = (page: Page, choice: 'accepted' | 'declined') => page.click(`button[value="${choice}"]`);

/** Accepts, and leaves a visit in the outbox that does not reach the server. */
async function leaveVisit(): Promise<Page> {
  const { page } = await shop.visit();
  const created: Created = new Map();
  await page.goto(`${proxy.url}/about?first`);
  expect(await databases(page)).toEqual([]);
  await choose(page, 'accepted');
  await page.waitForFunction(() => document.cookie.includes('CookieChoice=true'));
  proxy.spoil(({ reply }) => reply.destroy());
  await goAndRecord({ page, created }, `${proxy.url}/about?kept`);
  await until(() => proxy.posts() > 0);
  // The outbox opens while the visit is sent, and may take longer.
  await until(async () => (await databases(page)).length > 0);
  expect(await databases(page)).toEqual(['telemetry-outbox']);
  return page;
}

async function expectForgotten(page: Page): Promise<void> {
  await until(async () => (await databases(page)).length === 0);
  expect(await databases(page)).toEqual([]);
  proxy.spoil();
  await page.goto(`${proxy.url}/about?cookie-settings`);
  await choose(page, 'accepted');
  await page.waitForFunction(() => document.cookie.includes('ss_cvr='));
  const kept = await keptTelemetry(shop);
  expect(kept.filter((url) => url.includes('?kept'))).toEqual([]);
}

spec('CONS-28', 'withdrawn consent leaves nothing in the browser that would be sent, in any tab', async () => {
  const page = await leaveVisit();
  const other = await openTab(page.browserContext());
  await goAndRecord({ page: other, created: new Map() }, `${proxy.url}/about?other`);
  // A background page does not render, and cannot be clicked.
  await page.bringToFront();
  await page.goto(`${proxy.url}/about?cookie-settings`);
  await choose(page, 'declined');
  await expectForgotten(page);
});

spec('CONS-28', 'nor does withdrawing it without script', async () => {
  const page = await leaveVisit();
  await page.setJavaScriptEnabled(false);
  await page.goto(`${proxy.url}/about?cookie-settings`);
  await Promise.all([page.waitForNavigation(), choose(page, 'declined')]);
  await page.setJavaScriptEnabled(true);
  await expectForgotten(page);
});

import type { HTTPRequest, Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { intercept } from '../browser/intercept';
import { hastenPauses } from '../browser/pace-timers';
import { until } from '../../../tools/testing/until';
import { addMug } from '../commerce/shopping';
import { liveVersion } from '../site/faults/break-files';
import { openMeasuredShop } from './measured-shop';
import { storedRecords, type StoredRecord } from './stored-records';

const shop = openMeasuredShop();
const PRODUCT = '/shop/p/stoneware-mug';

/** Appends a byte to the server's response, which only changes its hash. */
const lengthened = async (request: HTTPRequest) => {
  const reply = await fetch(request.url());
  await request.respond({
    contentType: reply.headers.get('content-type') ?? '',
    headers: { 'access-control-allow-origin': '*' },
    body: `${await reply.text()}\n`,
  });
};

async function recordsWith(text: string): Promise<readonly StoredRecord[]> {
  const found = async () =>
    (await storedRecords(shop, 'error')).filter(({ data }) => JSON.stringify(data).includes(text));
  await until(async () => (await found()).length > 0);
  return found();
}
const originsOf = (records: readonly StoredRecord[]) => [...new Set(records.map(({ origin }) => origin))];
const untilReporting = (page: Page) =>
  page.waitForSelector('[data-feature="telemetry/error-reports"][data-state="live"]');

spec('PLAT-02', 'a script of a remote with an additional byte does not run, and the remote is named', async () => {
  const visit = await shop.visit();
  const { page } = visit;
  await hastenPauses(page);
  await intercept(visit, '/mf-commerce/' + liveVersion(shop.server, 'mf-commerce') + '/client/remote.js', lengthened);
  await page.goto(shop.url + PRODUCT);
  await page.waitForSelector('[data-remote="mf-commerce"][data-state="failed"]');
  await untilReporting(page);
  expect(originsOf(await recordsWith('mf-commerce/'))).toEqual([
    `mf-commerce@${liveVersion(shop.server, 'mf-commerce')}`,
  ]);
  expect(await page.$('[data-remote="mf-commerce"][data-state="live"]')).toBeNull();
});

spec('PLAT-02', 'a style sheet with an additional byte does not apply, and its remote is named', async () => {
  const visit = await shop.visit();
  const { page } = visit;
  await hastenPauses(page);
  await intercept(visit, '/client/dialogs.css', lengthened);
  await addMug(page, shop.url);
  await page.goto(`${shop.url}/cart`);
  await page.waitForSelector('[data-feature="commerce/cart"][data-state="live"]');
  await untilReporting(page);
  await page.$eval('[data-line] input[name="quantity"]', (input) => {
    (input as HTMLInputElement).value = '0';
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.waitForSelector('dialog[data-phase="shown"]');
  const { version } = shop.server.services.registry.current().shell.manifest;
  expect(originsOf(await recordsWith('dialogs.css'))).toEqual([`shell@${version}`]);
  expect(await page.$$eval('link[href*="dialogs.css"]', (links) => links.length)).toBe(0);
});

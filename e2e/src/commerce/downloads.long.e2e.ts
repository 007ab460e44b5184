import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { until } from '../../../tools/testing/until';
import { atRest } from '../browser/looks/at-rest';
import { axeViolations } from '../browser/looks/axe-violations';
import { follow } from '../browser/follow';
import { overflowOf } from '../browser/looks/overflow-of';
import { openOwnedShop, visitAsOwner } from '../admin/visit-design';
import { writeIn } from '../browser/write-in';
import { goToCheckout, untilCount } from './shopping';

const GUIDE = '/shop/p/field-guide';
const FILE = 'A field guide to glazes.pdf';
const FILES = join(__dirname, '../../../server/sample/shop/files');
const LINK = 'a[href*="/checkout/download/"]';

const shop = openOwnedShop();
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-downloads-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function download(page: Page): Promise<Buffer> {
  const session = await page.createCDPSession();
  const browserContextId = page.browserContext().id;
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, browserContextId });
  await page.click(LINK);
  await until(async () => (await readdir(folder)).includes(FILE), 'the file is there');
  return readFile(join(folder, FILE));
}

async function markAsPaid(number: string): Promise<void> {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.order.replace(':number', number));
  await atRest(page);
  const form = `form[action="${MANAGED_ORDER_CALLS.markOrderPaid.path.replace(':number', number)}"]`;
  await page.$eval(form, (found) => ((found.closest('details') as HTMLDetailsElement).open = true));
  await follow(page, `${form} button`);
  expect(problems).toEqual([]);
}

for (const withScript of [true, false])
  test(`the buyer of the field guide downloads it after its owner has marked the order as paid, ${withScript ? 'with' : 'without'} script`, async () => {
    const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
    await page.goto(shop.url + GUIDE);
    await page.click('[data-add-to-cart]');
    await untilCount(page, 1);
    await page.goto(`${shop.url}/cart`);
    await goToCheckout(page);
    await writeIn(page, '[name="email"]', `ada.guide.${withScript}@example.com`);
    await page.select('[name="country"]', 'US');
    await page.type('[name="state"]', 'OR');
    await follow(page, '[data-place-order]');
    expect(new URL(page.url()).pathname).toMatch(/^\/checkout\/order\//);
    expect(await page.$(LINK)).toBeNull();
    const text = () => page.$eval('#downloads', ({ textContent }) => textContent);
    expect(await text()).toContain('Available once the order is paid.');
    const number = /\bOrder (\d+)/.exec(await page.$eval('main', ({ textContent }) => textContent))?.[1] ?? '';
    await markAsPaid(number);
    await page.bringToFront();
    await page.reload();
    expect(await text()).toContain('5 downloads of 5 left');
    const file = await download(page);
    expect(file.equals(await readFile(join(FILES, FILE)))).toBe(true);
    await page.reload();
    expect(await text()).toContain('4 downloads of 5 left');
    if (withScript) expect([await axeViolations(page), await overflowOf(page)]).toEqual([[], []]);
    expect(problems).toEqual([]);
  });

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCTS_FILE_CALLS } from 'shared-types/admin/store/products-file';
import { TABLE_VIEWS_CALLS } from 'shared-types/admin/store/table-views';
import { isNoRefusal } from '../browser/is-no-refusal';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { textOf } from '../browser/text-of';
import { openOwnedShop, visitAsOwner } from './visit-design';

const CHECKING = `form[action="${PRODUCTS_FILE_CALLS.checkProductsFile.path}"]`;
const FILE = 'URL,Title,Price,Stock,Vendor\r\ntea-pot,Tea pot,45.00,3,Us\r\nbad,Bad,many,1,Us\r\n';

const shop = openOwnedShop();

test('an owner imports a file after seeing what happens, and keeps a view with own columns', async () => {
  const { page, problems } = await visitAsOwner(shop);
  const path = join(await mkdtemp(join(tmpdir(), 'products-')), 'products.csv');
  await writeFile(path, FILE);
  await page.goto(shop.url + ADMIN_PATH.productsImport);
  const input = (await page.$(`${CHECKING} [type=file]`)) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(path);
  await page.click(`${CHECKING} [type=submit]`);
  await page.waitForSelector('[data-import]');
  const said = await textOf(page, '.admin-products-import');
  for (const text of ['1 product is added', '1 product has mistakes', 'Vendor', 'Price']) expect(said).toContain(text);
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, []]);
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.click('[data-import] [type=submit]');
  await page.waitForSelector('.admin-products-import__outcome');
  expect(await textOf(page, '.admin-products-import__outcome')).toContain('1 product is imported.');

  await page.goto(`${shop.url}${ADMIN_PATH.products}?search=tea`);
  expect(await textOf(page, 'tbody')).toContain('Tea pot');
  const saving = `form[action="${TABLE_VIEWS_CALLS.saveTableView.path}"]`;
  await page.click(`details:has(${saving}) > summary`);
  await page.type(`${saving} [name=viewName]`, 'Tea');
  await page.click(`${saving} [type=submit]`);
  await page.waitForSelector('.admin-saved-views__link[aria-current][href*="view="]');
  const columns = `form[action="${TABLE_VIEWS_CALLS.saveTableColumns.path}"]`;
  await page.click(`details:has(${columns}) > summary`);
  await page.click(`${columns} [name="column.type"]`);
  await page.click(`${columns} .button:not([name])`);
  await page.waitForFunction(() => !document.querySelector('thead')?.textContent?.includes('Type'));
  expect(await axeViolations(page)).toEqual([]);
  expect(problems.filter(isNoRefusal)).toEqual([]);
});

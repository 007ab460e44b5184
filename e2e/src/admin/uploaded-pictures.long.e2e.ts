import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import sharp from 'sharp';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { fill } from '../browser/sign-in';
import { openOwnedShop, visitAsOwner } from './visit-design';
import { follow } from '../browser/follow';
import { overflowOf } from '../browser/looks/overflow-of';
import { isNoRefusal } from '../browser/is-no-refusal';

const shop = openOwnedShop();
const FORM = 'form[action="/api/config/product-editor/product"]';
const SAVE = `${FORM} .admin-settings-form__actions [type=submit]`;
const NOTICE = `${FORM} [data-form-message]:not([hidden])`;
const POT = '[data-picture-name="pot.png"]';
const JAR = '[data-picture-name="jar.png"]';

let folder: string;
const fileOf = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-pictures-'));
  for (const [name, background] of Object.entries({ 'pot.png': '#336655', 'jar.png': '#665533' })) {
    const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
    await writeFile(fileOf(name), await picture.png().toBuffer());
  }
  await writeFile(fileOf('words.jpg'), 'just words');
});
afterAll(() => rm(folder, { recursive: true }));

const choose = async (page: Page, ...names: string[]) => {
  const input = (await page.$(`${FORM} input[type=file]`)) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(...names.map(fileOf));
};
const isShown = (page: Page, selector: string) =>
  page.waitForFunction(
    (found) => {
      const image = document.querySelector<HTMLImageElement>(found);
      image?.scrollIntoView();
      return image?.complete === true && image.naturalWidth > 0;
    },
    {},
    selector,
  );

test('an owner uploads pictures, puts one first by keyboard, and visitors see it', async () => {
  const { page, problems } = await visitAsOwner(shop, { screen: 'phone' });
  await page.goto(shop.url + ADMIN_PATH.products);
  await follow(page, '.admin-products__title');
  await page.waitForSelector('[data-feature="admin/product-editor"][data-state="live"]');
  await choose(page, 'words.jpg', 'pot.png');
  await page.waitForSelector(POT);
  await isShown(page, `${POT} img`);
  const wrong = '[data-upload-lines] .field__error';
  await page.waitForSelector(wrong);
  expect(await page.$eval(wrong, ({ textContent }) => textContent)).toContain('is not a JPEG, PNG');
  expect(await overflowOf(page)).toEqual([]);
  await fill(page, `${POT} input[name^="a."]`, 'A green pot');
  await page.focus(`${POT} [data-move="-1"]`);
  while ((await page.$eval(`${POT} input[name^="p."]`, (input) => (input as HTMLInputElement).value)) !== '1')
    await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-move'))).toBe('-1');
  await follow(page, SAVE);
  await page.waitForSelector(NOTICE);
  const path = await page.$eval('.admin-product-editor a[href^="/shop"]', (link) => link.getAttribute('href') ?? '');
  const visitor = await shop.visit();
  await visitor.page.goto(shop.url + path);
  await isShown(visitor.page, 'main img[alt="A green pot"]');
  expect(problems.filter(isNoRefusal)).toEqual([]);
});

test('without script the pictures of a new product are sent with its form, and stay selected after a rejection', async () => {
  const { page, problems } = await visitAsOwner(shop, { withScript: false });
  await page.goto(`${shop.url}${ADMIN_PATH.products}/new`);
  await choose(page, 'jar.png');
  await page.select(`${FORM} [name="status"]`, '1');
  await fill(page, `${FORM} [name="v.n1.price"]`, '12');
  await fill(page, `${FORM} [name="v.n1.stock"]`, '2');
  await follow(page, SAVE);
  expect(await page.$eval(`${JAR} input[name^="p."]`, (input) => (input as HTMLInputElement).value)).toBe('1');
  await isShown(page, `${JAR} img`);
  await fill(page, `${FORM} [name="title"]`, 'Brown jar');
  await follow(page, SAVE);
  await page.waitForSelector(NOTICE);
  const visitor = await shop.visit();
  await visitor.page.goto(`${shop.url}/shop/p/brown-jar`);
  await isShown(visitor.page, 'main img[src*="/jar-"]');
  expect(problems.filter(isNoRefusal)).toEqual([]);
});

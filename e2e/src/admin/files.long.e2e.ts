import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import sharp from 'sharp';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FILE_BYTES } from 'shared-types/admin/files/files';
import { spec } from '../../../tools/testing/spec';
import { fill } from '../browser/sign-in';
import { follow } from '../browser/follow';
import { isNoRefusal } from '../browser/is-no-refusal';
import { overflowOf } from '../browser/looks/overflow-of';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const LIVE = '[data-feature="admin/files"][data-state="live"]';
const LINE = '.admin-file-uploads__line';

let folder: string;
const fileOf = (name: string) => join(folder, name);
const GOOD = Array.from({ length: 9 }, (_, index) => `cup-${index + 1}.png`);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-files-'));
  for (const [index, name] of [...GOOD, 'offline.png', 'plain.png', 'inside.png'].entries()) {
    const background = { r: index * 20, g: 100, b: 150 };
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } });
    await writeFile(fileOf(name), await picture.png().toBuffer());
  }
  await writeFile(fileOf('setup.exe'), 'MZ');
  await writeFile(fileOf('large.png'), Buffer.alloc(FILE_BYTES.picture + 1));
  await writeFile(fileOf('film.mp4'), Buffer.alloc(80_000_000));
});
afterAll(() => rm(folder, { recursive: true }));

const choose = async (page: Page, selector: string, ...names: string[]) => {
  const input = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(...names.map(fileOf));
};
const lines = (page: Page) => page.$$eval(LINE, (all) => all.map(({ textContent }) => textContent ?? ''));

spec('FILE-01', 'twelve files at once: good ones arrive, wrong ones are named, one is cancelled', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.files);
  await page.waitForSelector(LIVE);
  await choose(page, '[data-uploads] input[type=file]', 'film.mp4', ...GOOD, 'setup.exe', 'large.png');
  await page.waitForFunction((selector) => document.querySelectorAll(selector).length === 12, {}, LINE);
  await page.click(`${LINE}:first-child [data-cancel]`);
  await page.waitForSelector('[data-see]:not([hidden])', { timeout: 60_000 });
  const all = await lines(page);
  expect(all).toHaveLength(11);
  expect(all.filter((line) => line.includes('Uploaded'))).toHaveLength(GOOD.length);
  expect(all.join('\n')).toContain('The file setup.exe does not appear to be a supported file.');
  expect(all.join('\n')).toContain('The file large.png is too large. The maximum allowed file size is 20 MB.');
  await follow(page, '[data-see]');
  const titles = await page.$$eval('.admin-files__facts a', (links) => links.map(({ textContent }) => textContent));
  expect(titles).toEqual(expect.arrayContaining(GOOD));
  expect([await overflowOf(page), problems.filter(isNoRefusal)]).toEqual([[], []]);
});

test('an upload waits while the line is down, and arrives once it is back', async () => {
  const { page } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.files);
  await page.waitForSelector(LIVE);
  await page.setOfflineMode(true);
  await choose(page, '[data-uploads] input[type=file]', 'offline.png');
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes('Waiting for the connection'),
    {},
    LINE,
  );
  await Promise.all([page.waitForNavigation(), page.setOfflineMode(false)]);
  expect(await page.$eval('.admin-toast', ({ textContent }) => textContent)).toBe('1 file was uploaded.');
});

test('the pictures of a product are chosen in the dialog, with an upload inside, and stay in order', async () => {
  const { page } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.products);
  await follow(page, '.admin-products__title');
  await page.waitForSelector('[data-feature="admin/product-editor"][data-state="live"]');
  await page.click('[data-choose] button');
  await page.waitForSelector('.admin-file-chooser[open] .admin-file-chooser__chosen li');
  await choose(page, '#file-chooser-upload', 'inside.png');
  const last = '.admin-file-chooser__chosen li:last-child';
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes('inside.png'),
    { timeout: 30_000 },
    last,
  );
  await page.click(`${last} button:first-of-type`);
  await page.click('.admin-file-chooser__acts .button:first-child');
  await page.waitForSelector('.admin-file-chooser:not([open])');
  const numbers = await page.$$eval('[data-sorted] [data-picture]:not([hidden]) input[name^="p."]', (inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  );
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
});

test('without script files are uploaded, named, deleted and restored by forms', async () => {
  const { page } = await visitAsOwner(shop, { withScript: false });
  await page.goto(shop.url + ADMIN_PATH.files);
  await choose(page, '[data-uploads] input[type=file]', 'plain.png');
  await follow(page, '[data-send]');
  expect(await page.$eval('.admin-toast', ({ textContent }) => textContent)).toBe('1 file was uploaded.');
  await follow(page, '.admin-files__facts a');
  await fill(page, 'input[name=title]', 'Plain');
  await follow(page, 'form[action="/api/config/file/details"] button');
  expect(await page.$eval('h1', ({ textContent }) => textContent)).toBe('Plain.png');
  await follow(page, 'form[action="/api/config/files/change"] button');
  expect(await page.$eval('main', ({ textContent }) => textContent)).toContain('In the bin since');
  await page.goto(`${shop.url}${ADMIN_PATH.files}?only=bin`);
  await page.click('.admin-files__entry input[type=checkbox]');
  await follow(page, 'button[value=restore]');
  expect(await page.$eval('.admin-toast', ({ textContent }) => textContent)).toBe('1 file is back.');
});

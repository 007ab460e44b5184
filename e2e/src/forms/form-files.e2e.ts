import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { openShop } from '../browser/open/shop';
import { FORM } from './fill-form';
import { untilThanked } from './sent-form';
import { setForm } from './set-form';

const shop = openShop();
const FIELDS = [
  { id: 'who', type: 'text', title: 'Your name', required: true },
  { id: 'plans', type: 'file', title: 'Plans', mostFiles: 2, required: true },
];
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_500_000, 'x')]);
const THANKS = 'Thank you.';

let folder: string;
let plan: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plans-'));
  plan = join(folder, 'plan of a house with a very long name that does not fit.pdf');
  await writeFile(plan, PDF);
  await setForm(shop, { title: 'Plans', fields: FIELDS, submissionMessage: THANKS });
});
afterAll(() => rm(folder, { recursive: true }));

const choose = async (page: Page, path: string) => {
  const input = (await page.$(`${FORM} [type=file]`)) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(path);
};
const uploaded = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-uploads] [data-state]')?.textContent === 'Uploaded');

async function storedFiles() {
  const { db, objects } = shop.server.services;
  const files = await db
    .selectFrom('form_upload')
    .select(['name', 'object_key as key', 'submission_id as submission'])
    .orderBy('created_at', 'desc')
    .execute();
  const [file] = files;
  return {
    count: files.length,
    name: file?.name,
    submission: file?.submission,
    bytes: await objects.get(file?.key ?? ''),
  };
}

test('a file is uploaded in the background, is there after a reload, and is stored with the form', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/contact`);
  await page.focus(`${FORM} [name="field.who.value"]`);
  await choose(page, plan);
  await uploaded(page);
  expect(await overflowOf(page)).toEqual([]);
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.reload();
  await page.focus(`${FORM} [name="field.who.value"]`);
  await uploaded(page);
  await page.type(`${FORM} [name="field.who.value"]`, 'Ada');
  await page.click(`${FORM} [type=submit]`);
  await untilThanked(page);
  const stored = await storedFiles();
  expect([stored.count, stored.name]).toEqual([1, 'plan of a house with a very long name that does not fit.pdf']);
  expect(stored.submission).not.toBeNull();
  expect(stored.bytes?.equals(PDF)).toBe(true);
  expect(problems).toEqual([]);
});

test('without script a file comes with the form, and is kept when the form is refused', async () => {
  const { page } = await shop.visit({ withScript: false });
  await page.goto(`${shop.url}/contact`);
  await choose(page, plan);
  await Promise.all([page.waitForNavigation(), page.click(`${FORM} [type=submit]`)]);
  expect(await page.$eval('[data-uploads]', ({ textContent }) => textContent)).toContain('plan of a house');
  await page.type(`${FORM} [name="field.who.value"]`, 'Ada');
  await Promise.all([page.waitForNavigation(), page.click(`${FORM} [type=submit]`)]);
  expect(await page.$eval('main', ({ textContent }) => textContent)).toContain(THANKS);
  expect((await storedFiles()).submission).not.toBeNull();
});

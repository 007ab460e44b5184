import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { openServerProcess, type ServerProcess } from '../../../../tools/testing/server/server-process';
import { PASSWORD, seedAccount } from '../../../../tools/testing/store/seed-account';
import { storeDocument } from '../../../../tools/testing/store/store-document';
import { isNoRefusal } from '../../browser/is-no-refusal';
import { openBrowser } from '../../browser/open/browser';
import { textOf } from '../../browser/text-of';
import { untilSaved } from '../use-page-editor';
import { countClicks } from './count-clicks';
import { draftIn, ownerAt, pressInDraft, type Owner } from './owner';

const OWNER = 'owner@e2e.example';
const SAMPLES = join(__dirname, '../../../../server/sample');
const MOST_CLICKS = 120;
const PICTURES = Array.from({ length: 6 }, (_, index) => `cup-${index + 1}.png`);

const { visit } = openBrowser();
let server: ServerProcess;
let folder = '';
beforeAll(async () => {
  server = await openServerProcess(storeDocument([1]), { SAMPLES_DIR: SAMPLES });
  const db = await server.openDatabase();
  await seedAccount(db, { email: OWNER, roles: { 'fern-and-kiln': ['admin'] } });
  await db.destroy();
  folder = await mkdtemp(join(tmpdir(), 'colonnade-hour-'));
  for (const [index, name] of PICTURES.entries()) {
    const picture = sharp({
      create: { width: 640, height: 480, channels: 3, background: { r: index * 40, g: 90, b: 60 } },
    });
    await writeFile(join(folder, name), await picture.png().toBuffer());
  }
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn({ page, enter }: Owner): Promise<void> {
  await page.goto(server.address + ADMIN_PATH.signIn);
  await page.type('[name=email]', OWNER);
  await page.type('[name=password]', PASSWORD);
  await enter();
}

async function changeHeadline(owner: Owner): Promise<void> {
  const { page } = owner;
  await owner.follow('Your site');
  await owner.follow('Edit this page');
  const draft = await draftIn(page);
  await pressInDraft(owner, draft, 'h1');
  await draft.waitForSelector('h1[contenteditable]');
  await owner.chord('Control', 'a');
  await page.keyboard.type('Cups for slow mornings');
  await page.keyboard.press('Escape');
  await untilSaved(page);
  await owner.follow('Pages');
}

async function addPage(owner: Owner, title: string): Promise<void> {
  await owner.click('.admin-pages__summary');
  await owner.click('.admin-pages__form [name=title]');
  await owner.page.keyboard.type(title);
  await owner.enter();
  await draftIn(owner.page);
}

async function addBlock(owner: Owner, name: string): Promise<void> {
  const { page } = owner;
  await owner.press('Add block');
  await page.waitForSelector('.admin-page-editor__tile');
  await page.keyboard.type(name);
  await page.waitForFunction(() => document.querySelectorAll('.admin-page-editor__tile').length === 1);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.admin-page-editor__side [name]');
}

async function addPictures(owner: Owner): Promise<void> {
  const { page } = owner;
  await owner.press('Add images: Pictures');
  const [chooser] = await Promise.all([
    page.waitForFileChooser(),
    owner.click('dialog[open] [data-uploads] label, dialog[open] input[type=file]'),
  ]);
  await chooser.accept(PICTURES.map((name) => join(folder, name)));
  await owner.press('Choose 6 files');
}

/** The server is killed while a question is typed; every key stays. */
async function addQuestion(owner: Owner): Promise<void> {
  const { page } = owner;
  await owner.press('Add: Fields');
  await owner.retype('.admin-page-editor__side [open] [name=title]', 'What would');
  await server.kill();
  await page.keyboard.type(' you like');
  await server.start();
  await page.keyboard.type(' to make?');
  await untilSaved(page);
}

async function publishAll(owner: Owner): Promise<void> {
  await owner.follow('Pages');
  for (const box of await owner.page.$$('[data-choose]')) await box.click();
  await Promise.all([owner.page.waitForNavigation(), owner.press('Publish chosen pages')]);
}

async function chooseLook(owner: Owner): Promise<void> {
  const { page } = owner;
  await owner.follow('Site styles');
  await owner.click('[data-palette="night"]');
  await owner.click('[data-font-pick="heading"]');
  await page.waitForSelector('[data-font-picker][open]');
  await page.keyboard.type('lora');
  await page.waitForFunction(() =>
    document.querySelector('[data-font-list] [aria-selected=true]')?.textContent?.includes('Lora'),
  );
  await page.keyboard.press('Enter');
  await Promise.all([page.waitForNavigation(), owner.press('Save')]);
}

/** The new page is in the menu since it was published; it moves to the front. */
async function arrangeMenu(owner: Owner): Promise<void> {
  const { page } = owner;
  await owner.follow('Navigation');
  await page.waitForSelector('[data-menu=nav] [data-by-keys]:not([hidden])');
  const shown = '[data-menu=nav] [data-row]:not([hidden])';
  const count = await page.$$eval(shown, (rows) => {
    rows.at(-1)?.querySelector('summary')?.focus();
    return rows.length;
  });
  for (let at = count; at > 1; at -= 1) await owner.chord('Alt', 'ArrowUp');
  await Promise.all([page.waitForNavigation(), owner.press('Save')]);
}

async function addProduct(owner: Owner): Promise<void> {
  const { page } = owner;
  await owner.follow('New product');
  await page.waitForSelector('[data-feature="admin/product-editor"][data-state="live"]');
  await owner.retype('[name=title]', 'Kiln apron');
  await owner.retype('[name="option.1.name"]', 'Size');
  await owner.retype('[name="option.1.values"]', 'S, M');
  await owner.retype('[name="option.2.name"]', 'Colour');
  await owner.retype('[name="option.2.values"]', 'Red, Blue, Sand');
  await owner.press('Make variants');
  await page.waitForFunction(() => document.querySelectorAll('[data-rows] [data-row]').length === 6);
  await owner.click('[data-choose-all] input');
  await owner.retype('[name="bulk.price"]', '48');
  await owner.retype('[name="bulk.stock"]', '5');
  await owner.click('[name=make][value=bulk]');
  await page.select('[name=status]', '1');
  await Promise.all([page.waitForNavigation(), owner.press('Save')]);
}

async function addCoupon(owner: Owner): Promise<void> {
  await owner.follow('New coupon');
  await owner.retype('[name=code]', 'MORNING');
  await owner.retype('[name=rate]', '10');
  await Promise.all([owner.page.waitForNavigation(), owner.press('Save')]);
}

async function strangerSees(path: string): Promise<string> {
  const { page } = await visit();
  await page.goto(server.address + path);
  return textOf(page, 'body');
}

test('an owner sets the site up in one hour with few clicks, while the server is killed', async () => {
  const { page, problems } = await visit();
  const clicks = await countClicks(page);
  const owner = ownerAt(page);
  await signIn(owner);
  await changeHeadline(owner);
  await addPage(owner, 'Our studio');
  await addBlock(owner, 'Gallery');
  await addPictures(owner);
  await addBlock(owner, 'Form');
  await addQuestion(owner);
  await publishAll(owner);
  await arrangeMenu(owner);
  await chooseLook(owner);
  await addProduct(owner);
  await addCoupon(owner);
  expect(clicks()).toBeLessThan(MOST_CLICKS);
  expect(await strangerSees('/')).toContain('Cups for slow mornings');
  expect(await strangerSees('/our-studio')).toContain('What would you like to make?');
  const pictures = await (await fetch(`${server.address}/our-studio`)).text();
  expect(PICTURES.filter((name) => !pictures.includes(name.replace('.png', '')))).toEqual([]);
  const html = await (await fetch(server.address)).text();
  expect(html).toContain('--color-paper:#121416');
  expect(html).toMatch(/--font-heading:(?:&quot;)?Lora/);
  const menu = /<nav class="frame-nav".*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect(/>([^<]+)<\/a>/.exec(menu)?.[1]).toBe('Our studio');
  expect(await strangerSees('/shop/p/kiln-apron')).toContain('Sand');
  // The server was away for a moment.
  expect(problems.filter(isNoRefusal)).toEqual([]);
});

import { draftIn, untilSaved } from '../use-page-editor';
import type { HourShop } from './hour-shop';
import type { Owner } from './owner';

/** What an owner does in the first hour, from the dashboard on. */
export async function liveFirstHour(owner: Owner, shop: HourShop): Promise<void> {
  await changeHeadline(owner);
  await addPage(owner, 'Our studio');
  await addBlock(owner, 'Gallery');
  await addPictures(owner, shop);
  await addBlock(owner, 'Form');
  await addQuestion(owner, shop);
  await publishAll(owner);
  await arrangeMenu(owner);
  await chooseLook(owner);
  await addProduct(owner);
  await addCoupon(owner);
}

async function changeHeadline(owner: Owner): Promise<void> {
  await owner.follow('Your site');
  await owner.follow('Edit this page');
  await draftIn(owner.page);
  await owner.changeHeadline('Cups for slow mornings');
  await untilSaved(owner.page);
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

async function addPictures(owner: Owner, shop: HourShop): Promise<void> {
  const { page } = owner;
  await owner.press('Add images: Pictures');
  const [chooser] = await Promise.all([
    page.waitForFileChooser(),
    owner.click('dialog[open] [data-uploads] label, dialog[open] input[type=file]'),
  ]);
  await chooser.accept([...shop.pictures()]);
  await owner.press('Choose 6 files');
}

/** The server is killed while a question is typed; every key stays. */
async function addQuestion(owner: Owner, shop: HourShop): Promise<void> {
  const { page } = owner;
  const server = shop.server();
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
  const left = '[data-choose]:not(:checked)';
  while (await owner.page.$(left)) await owner.click(left);
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
  await Promise.all([page.waitForNavigation(), owner.press('Publish')]);
}

/** The new page is in the menu since it was published; it moves to the front. */
async function arrangeMenu(owner: Owner): Promise<void> {
  const { page } = owner;
  await owner.follow('Navigation');
  await page.waitForSelector('[data-menu=nav] [data-by-keys]:not([hidden])');
  const shown = ':not([hidden])';
  await owner.reach(`[data-menu=nav] [data-row]:nth-last-child(1 of ${shown}) summary`);
  const { length: count } = await page.$$(`[data-menu=nav] [data-row]${shown}`);
  for (let at = count; at > 1; at -= 1) await owner.chord('Alt', 'ArrowUp');
  await Promise.all([page.waitForNavigation(), owner.press('Publish')]);
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
  await owner.choose('[name=status]', 'Available');
  await Promise.all([page.waitForNavigation(), owner.press('Save')]);
}

async function addCoupon(owner: Owner): Promise<void> {
  await owner.follow('New coupon');
  await owner.retype('[name=code]', 'MORNING');
  await owner.retype('[name=rate]', '10');
  await Promise.all([owner.page.waitForNavigation(), owner.press('Save')]);
}

import type { Frame, HTTPRequest, Page } from 'puppeteer';
import { long } from '../../../tools/testing/spec';
import { until } from '../../../tools/testing/until';
import { draftIn, openPageEditor, press, untilSaved } from './use-page-editor';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const HOME = '/';
const ABOUT = '/about';

async function openInPlace(path: string, screen?: 'phone'): Promise<{ readonly page: Page; readonly inside: Frame }> {
  const { page } = await visitAsOwner(shop, screen ? { screen } : {});
  await openPageEditor(page, shop, path);
  return { page, inside: await draftIn(page) };
}

/** Presses the first line of an element; the frame may be shown smaller than it is. */
async function pressText(page: Page, inside: Frame, selector: string): Promise<void> {
  const element = await inside.waitForSelector(selector);
  const place = await element?.evaluate((shown) => {
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, height } = shown.getBoundingClientRect();
    return { left: left + 20, top: top + Math.min(12, height / 2) };
  });
  const frame = await page.$eval('.admin-page-editor__canvas-frame', (shown) => {
    const { left, top, width } = shown.getBoundingClientRect();
    return { left, top, scale: width / (shown as HTMLElement).offsetWidth };
  });
  if (!place) throw new Error(`${selector} is not shown.`);
  await page.mouse.click(frame.left + place.left * frame.scale, frame.top + place.top * frame.scale);
}

async function draftText(path: string): Promise<string> {
  const { page } = await visitAsOwner(shop);
  const { id } = await shop.server.services.db
    .selectFrom('page_draft')
    .innerJoin('page', 'page.id', 'page_draft.page_id')
    .where('page.path', '=', path)
    .select('page.id')
    .executeTakeFirstOrThrow();
  await page.goto(`${shop.url}/config/pages/${id}/draft`);
  return page.$eval('main', (main) => (main as HTMLElement).innerText);
}

test('the headline of the first page is two presses away, and is typed where it stands', async () => {
  const { page, inside } = await openInPlace(HOME);
  await pressText(page, inside, 'h1');
  await pressText(page, inside, 'h1');
  await inside.waitForSelector('h1[contenteditable]');
  await page.keyboard.press('End');
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type('Cups for slow mornings');
  expect(await inside.$eval('h1', (heading) => heading.textContent)).toBe('Cups for slow mornings');
  await page.keyboard.press('Escape');
  await untilSaved(page);
  expect(await draftText(HOME)).toContain('Cups for slow mornings');
});

test('formatted text is edited where it stands, bold by Ctrl+B, and undone as one step', async () => {
  const { page, inside } = await openInPlace(ABOUT);
  const paragraph = '.blocks-text p';
  const before = await inside.$eval(paragraph, ({ textContent }) => textContent);
  await pressText(page, inside, paragraph);
  await pressText(page, inside, paragraph);
  await inside.waitForSelector('[contenteditable=true]');
  await page.waitForSelector('[role=toolbar] button[aria-label="Bold"]');
  await page.keyboard.press('Home');
  await page.keyboard.down('Control');
  await page.keyboard.press('b');
  await page.keyboard.up('Control');
  await page.keyboard.type('New here: ');
  await inside.waitForFunction(() =>
    document.querySelector('.blocks-text strong')?.textContent?.startsWith('New here'),
  );
  await page.keyboard.press('Escape');
  await untilSaved(page);
  expect(await draftText(ABOUT)).toContain('New here: ');
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
  await inside.waitForFunction(
    (selector, text) => document.querySelector(selector)?.textContent === text,
    {},
    paragraph,
    before,
  );
  await untilSaved(page);
});

/** Holds the scripts that a page asks for from now on, until they are sent or refused. */
async function holdScripts(page: Page) {
  const held: HTTPRequest[] = [];
  let isHolding = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isHolding && request.resourceType() === 'script') held.push(request);
    else void request.continue();
  });
  const end = async (act: (request: HTTPRequest) => Promise<void>): Promise<void> => {
    await until(() => Promise.resolve(held.length > 0), 'the script of the editor is asked for');
    isHolding = false;
    await Promise.all(held.map(act));
  };
  return { send: () => end((request) => request.continue()), refuse: () => end((request) => request.abort()) };
}

const PARAGRAPH = '.blocks-text p';
/** Where the paragraph is in its page, and how large. */
const boxOf = (inside: Frame) =>
  inside.$eval(PARAGRAPH, (element) => {
    const { top, ...box } = element.getBoundingClientRect().toJSON() as DOMRect;
    return { left: box.left, width: box.width, height: box.height, top: Math.round(top + scrollY) };
  });

async function typeEarly(page: Page, inside: Frame, text: string): Promise<void> {
  await pressText(page, inside, PARAGRAPH);
  await pressText(page, inside, PARAGRAPH);
  await inside.waitForSelector('[contenteditable=true]');
  await page.keyboard.press('Home');
  await page.keyboard.type(text);
}

long.test('a text stays in view and takes what is typed while its editor is on its way', async () => {
  const { page, inside } = await openInPlace(ABOUT);
  const scripts = await holdScripts(page);
  const [text, box] = [await inside.$eval(PARAGRAPH, ({ textContent }) => textContent), await boxOf(inside)];
  await pressText(page, inside, PARAGRAPH);
  await pressText(page, inside, PARAGRAPH);
  await inside.waitForSelector('[contenteditable=true]');
  expect([await inside.$eval(PARAGRAPH, ({ textContent }) => textContent), await boxOf(inside)]).toEqual([text, box]);
  await page.keyboard.press('Home');
  await page.keyboard.type('Early: ');
  expect(await inside.$eval(PARAGRAPH, ({ textContent }) => textContent)).toContain('Early: ');
  await scripts.send();
  await page.waitForSelector('[role=toolbar] button[aria-label="Bold"]');
  await page.keyboard.type('and late: ');
  expect(await inside.$eval(PARAGRAPH, ({ textContent }) => textContent)).toBe(`Early: and late: ${text}`);
  await page.keyboard.press('Escape');
  await untilSaved(page);
  expect(await draftText(ABOUT)).toContain('Early: and late: ');
});

long.test('an editor that cannot be loaded says so, and the next attempt has what was typed', async () => {
  const { page, inside } = await openInPlace(ABOUT);
  const scripts = await holdScripts(page);
  await typeEarly(page, inside, 'Again: ');
  await scripts.refuse();
  await page.waitForSelector('.admin-page-editor__canvas-failure [role=alert]');
  expect(await inside.$eval(PARAGRAPH, ({ textContent }) => textContent)).toContain('Again: ');
  await page.click('.admin-page-editor__canvas-failure button');
  await page.waitForSelector('[role=toolbar] button[aria-label="Bold"]');
  expect(await inside.$eval(PARAGRAPH, ({ textContent }) => textContent)).toContain('Again: ');
  await untilSaved(page);
});

long.test('Hebrew that is typed into a paragraph runs from the right, in the frame and in the draft', async () => {
  const { page, inside } = await openInPlace(ABOUT);
  await pressText(page, inside, PARAGRAPH);
  await pressText(page, inside, PARAGRAPH);
  await page.waitForSelector('[role=toolbar] button[aria-label="Bold"]');
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type('שלום, עולם.');
  await inside.waitForSelector('.blocks-text p[dir=rtl]');
  await page.keyboard.press('Escape');
  await untilSaved(page);
  await draftText(ABOUT);
  const { content } = await shop.server.services.db
    .selectFrom('page_draft')
    .innerJoin('page', 'page.id', 'page_draft.page_id')
    .where('page.path', '=', ABOUT)
    .select('page_draft.content')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(content)).toContain('<p dir=\\"rtl\\">שלום, עולם.</p>');
});

long.test('on a phone a block is moved by its button and a press on the place', async () => {
  const { page, inside } = await openInPlace(ABOUT, 'phone');
  const ids = () =>
    inside.$$eval('main [data-block]', (blocks) => blocks.map((block) => (block as HTMLElement).dataset['block']));
  const before = await ids();
  await pressText(page, inside, PARAGRAPH);
  await press(page, 'Move to another place');
  const cancel = await (await page.waitForSelector('.admin-page-editor__canvas-moving-cancel'))?.boundingBox();
  expect(cancel?.height).toBeGreaterThanOrEqual(44);
  await inside.$eval('main', (main) => main.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await until(async () => (await inside.evaluate(() => scrollY)) > 0, 'the page is scrolled to its end');
  const main = await (await inside.$('main'))?.boundingBox();
  if (!main) throw new Error('The draft is not shown.');
  await page.mouse.click(main.x + main.width / 2, main.y + main.height - 4);
  await until(async () => JSON.stringify(await ids()) !== JSON.stringify(before), 'the block has moved');
  expect((await ids()).toSorted()).toEqual(before.toSorted());
  await untilSaved(page);
});

import type { Page } from 'puppeteer';
import { atRest } from '../browser/looks/at-rest';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { untilStill } from '../browser/looks/until-still';
import { openShop } from '../browser/open/shop';
import { pinchOpen } from '../browser/pinch';
import { actOn, ENABLE, KILL, untilState } from '../site/release/act-on';
import { MUG } from './shopping';

const shop = openShop();
afterEach(async () => {
  await actOn(shop, 'mf-blocks', ENABLE);
  await shop.server.services.registry.reload();
});

const DIALOG = 'dialog.blocks-lightbox';
const IN_MIDDLE = `${DIALOG} .pswp__item:not([inert]) img:not(.pswp__img--placeholder)`;
const picture = (n: number) => `[data-gallery] > a:nth-child(${n})`;

async function openMug(page: Page): Promise<void> {
  await page.goto(shop.url + MUG);
  await atRest(page);
}

/** Waits until the lightbox is open and nothing of it moves; gives its counter and the name of its picture. */
async function untilOpen(page: Page): Promise<readonly (string | null | undefined)[]> {
  await page.waitForSelector(IN_MIDDLE);
  await untilStill(page);
  return page.$eval(
    DIALOG,
    (dialog, image) => {
      const { alt } = document.querySelector<HTMLImageElement>(image)!;
      return [dialog.querySelector('.blocks-lightbox__counter')?.textContent, alt];
    },
    IN_MIDDLE,
  );
}

const untilGone = (page: Page) => page.waitForFunction((dialog) => !document.querySelector(dialog), {}, DIALOG);

test('a press on a picture opens all pictures of the product, and the back button closes them', async () => {
  for (const screen of ['phone', 'desktop'] as const) {
    const { page, problems } = await shop.visit({ screen });
    await openMug(page);
    await page.click(picture(1));
    const [counter, alt] = await untilOpen(page);
    expect([counter, alt]).toEqual(['1 / 3', expect.stringContaining('grey-green')]);
    await page.keyboard.press('ArrowRight');
    expect(await untilOpen(page)).toEqual(['2 / 3', expect.stringContaining('warm oat')]);
    expect(await axeViolations(page, DIALOG)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    await page.evaluate(() => history.back());
    await untilGone(page);
    expect(page.url()).toBe(shop.url + MUG);
    expect(problems).toEqual([]);
  }
});

test('two fingers zoom a picture of a product', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await openMug(page);
  await page.tap(picture(1));
  await untilOpen(page);
  const width = () => page.$eval(IN_MIDDLE, (image) => image.getBoundingClientRect().width);
  const before = await width();
  await pinchOpen(page, { x: 195, y: 420 });
  expect(await width()).toBeGreaterThan(before * 1.5);
});

test('after another choice, the picture of the choice is first in the lightbox too', async () => {
  const { page } = await shop.visit();
  await openMug(page);
  await page.select('.commerce-product__options select', 'Oat');
  await page.click(picture(1));
  expect(await untilOpen(page)).toEqual(['1 / 3', expect.stringContaining('warm oat')]);
  await page.keyboard.press('ArrowRight');
  expect(await untilOpen(page)).toEqual(['2 / 3', expect.stringContaining('grey-green')]);
});

test('by keyboard each picture is a link with its name, and gets the focus back', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await openMug(page);
  await page.focus(picture(2));
  const outline = await page.$eval(picture(2), (link) => {
    const { cursor, outlineStyle, outlineWidth } = getComputedStyle(link);
    return { cursor, outlineStyle, outlineWidth };
  });
  expect(outline).toEqual({ cursor: 'zoom-in', outlineStyle: 'solid', outlineWidth: '2px' });
  const links = await Promise.all(
    (await page.$$('[data-gallery] > a')).map((root) => page.accessibility.snapshot({ root })),
  );
  expect(links.map((link) => [link?.role, link?.name])).toEqual([
    ['link', expect.stringContaining('grey-green')],
    ['link', expect.stringContaining('warm oat')],
    ['link', expect.stringContaining('deep green')],
  ]);
  await page.keyboard.press('Enter');
  expect((await untilOpen(page))[0]).toBe('2 / 3');
  await page.keyboard.press('Escape');
  await untilGone(page);
  expect(await page.evaluate((link) => document.activeElement === document.querySelector(link), picture(2))).toBe(true);
});

test('without script a picture is a link to its file', async () => {
  const { page } = await shop.visit({ withScript: false });
  await page.goto(shop.url + MUG);
  const [answer] = await Promise.all([page.waitForNavigation(), page.click(picture(2))]);
  expect([answer?.status(), answer?.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
});

test('where the content blocks are switched off, a picture is a link to its file: at once, or in an open page', async () => {
  const untilFile = async (page: Page): Promise<void> => {
    await Promise.all([page.waitForNavigation(), page.click(picture(1))]);
    expect(new URL(page.url()).pathname).toMatch(/^\/images\//);
  };
  const { page } = await shop.visit();
  await openMug(page);
  await untilState(page, 'commerce/product', 'live');
  await page.click(picture(1));
  await untilOpen(page);
  await page.keyboard.press('Escape');
  await untilGone(page);
  await actOn(shop, 'mf-blocks', KILL);
  await untilState(page, 'blocks/lightbox', 'waiting');
  await untilFile(page);
  await shop.server.services.registry.reload();
  const later = await shop.visit();
  await openMug(later.page);
  await untilFile(later.page);
});

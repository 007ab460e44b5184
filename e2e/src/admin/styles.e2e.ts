import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { STYLES_CALLS } from 'shared-types/admin/styles';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { follow } from '../browser/follow';
import { long, spec } from '../../../tools/testing/spec';
import { openOwnedShop, visitAsOwner } from './visit-design';

const FORM = `form[action="${STYLES_CALLS.saveStyles.path}"]`;
const PAPER = '--color-paper';
const NIGHT = '#121416';

const shop = openOwnedShop();

const visitorPaper = async () => {
  const html = await (await fetch(shop.url)).text();
  return new RegExp(`${PAPER}:(#[0-9a-f]{6})`).exec(html)?.[1];
};
const framedPaper = (page: Page) =>
  page.$eval(
    '.admin-preview-page__frame',
    (frame, name) =>
      getComputedStyle((frame as HTMLIFrameElement).contentDocument!.documentElement).getPropertyValue(name),
    PAPER,
  );

const visitorPage = async () => (await fetch(shop.url)).text();
/** Files of Lora that the page's own sheet names. */
const visitorFonts = async () =>
  [...(await visitorPage()).matchAll(/url\([^)]*\/(lora-[\w-]+)\.woff2/g)].map(([, file]) => file).toSorted();
const visitorPreloads = async () =>
  [...(await visitorPage()).matchAll(/<link[^>]*rel="preload"[^>]*\/([\w-]+)\.woff2/g)].map(([, file]) => file);

/** True once a browser has the face in which the framed page's heading is to be drawn. */
function framedHeadingIsDrawnIn(family: string): boolean {
  const page = document.querySelector<HTMLIFrameElement>('.admin-preview-page__frame')?.contentDocument;
  const heading = page?.querySelector('h1');
  if (!page || !heading) return false;
  const { fontFamily } = getComputedStyle(heading);
  const hasCome = [...page.fonts].some((face) => face.family.includes(family) && face.status === 'loaded');
  return hasCome && fontFamily.replaceAll('"', '').startsWith(family);
}

test('an owner chooses a palette, sees it on the page, and visitors see it once it is saved', async () => {
  const { page, problems } = await visitAsOwner(shop);
  const before = await visitorPaper();
  await page.goto(shop.url + ADMIN_PATH.styles);
  await page.waitForSelector('[data-palettes]:not([hidden])');
  await page.waitForFunction(() =>
    document.querySelector<HTMLIFrameElement>('.admin-preview-page__frame')?.contentDocument?.querySelector('main'),
  );
  await page.click('[data-palette="night"]');
  expect(await framedPaper(page)).toBe(NIGHT);
  expect(await visitorPaper()).toBe(before);
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, []]);
  }
  expect(await axeViolations(page)).toEqual([]);
  await follow(page, `${FORM} [type=submit]`);
  expect(await visitorPaper()).toBe(NIGHT);
  expect(problems).toEqual([]);
});

spec(
  'FONTP-01',
  'an owner finds a font by search, sees it on the page, and visitors get it from the site once it is saved',
  async () => {
    const { page, problems } = await visitAsOwner(shop);
    await page.goto(shop.url + ADMIN_PATH.styles);
    await page.waitForSelector('[data-font-pick="heading"]:not([hidden])');
    await page.waitForFunction(() =>
      document.querySelector<HTMLIFrameElement>('.admin-preview-page__frame')?.contentDocument?.querySelector('h1'),
    );
    for (const width of [390, 1280]) {
      await page.setViewport({ width, height: 900 });
      await page.click('[data-font-pick="heading"]');
      await page.waitForSelector('[data-font-picker][open]');
      expect([width, await overflowOf(page)]).toEqual([width, []]);
      expect([width, await axeViolations(page)]).toEqual([width, []]);
      await page.keyboard.press('Escape');
    }
    await page.click('[data-font-pick="heading"]');
    await page.keyboard.type('lora');
    await page.waitForFunction(() => {
      const name = document.querySelector<HTMLElement>('[data-font-list] [data-face="Lora"]');
      return name?.style.fontFamily.includes('Lora') && document.fonts.check('16px Lora');
    });
    await page.keyboard.press('Enter');
    await page.waitForFunction(framedHeadingIsDrawnIn, {}, 'Lora');
    expect(await visitorFonts()).toEqual([]);
    await follow(page, `${FORM} [type=submit]`);
    expect(await visitorFonts()).toEqual(['lora-400', 'lora-600', 'lora-ext-400', 'lora-ext-600']);
    expect(await visitorPreloads()).toContain('lora-600');
    expect(problems).toEqual([]);
  },
);

long.test('an owner chooses sizes, sees them on the page, and visitors get them once they are saved', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.styles);
  await page.waitForFunction(() =>
    document.querySelector<HTMLIFrameElement>('.admin-preview-page__frame')?.contentDocument?.querySelector('.button'),
  );
  await page.waitForSelector('[data-font-pick="heading"]:not([hidden])');
  await page.select(`${FORM} [name=textSize]`, '22');
  await page.select(`${FORM} [name=buttonShape]`, 'pill');
  await page.waitForFunction(() => {
    const framed = document.querySelector<HTMLIFrameElement>('.admin-preview-page__frame')?.contentDocument;
    const button = framed?.querySelector('.button');
    return (
      framed &&
      button &&
      getComputedStyle(button).borderRadius !== '4px' &&
      getComputedStyle(framed.body).fontSize === '22px'
    );
  });
  expect(await page.$eval('[data-changes]', ({ textContent }) => textContent)).toBe('Changed: sizes and shapes.');
  expect(await axeViolations(page)).toEqual([]);
  await follow(page, `${FORM} [type=submit]`);
  const { page: visited } = await shop.visit();
  await visited.setViewport({ width: 390, height: 900 });
  await visited.goto(shop.url);
  expect(await visited.$eval('body', (body) => getComputedStyle(body).fontSize)).toBe('22px');
  expect(await visited.$eval('.button', (button) => getComputedStyle(button).borderRadius)).not.toBe('4px');
  expect(await overflowOf(visited)).toEqual([]);
  expect(problems).toEqual([]);
});

long.test('without script a color is set as well, and hard to read text is named', async () => {
  const { page, problems } = await visitAsOwner(shop, { withScript: false });
  await page.goto(shop.url + ADMIN_PATH.styles);
  await page.$eval(`${FORM} [name=muted]`, (input) => ((input as HTMLInputElement).value = '#3a3a3a'));
  await page.$eval(`${FORM} [name=paper]`, (input) => ((input as HTMLInputElement).value = '#222222'));
  await follow(page, `${FORM} [type=submit]`);
  expect(await visitorPaper()).toBe('#222222');
  expect(await page.$eval('[data-pair="muted paper"]', ({ textContent }) => textContent)).toContain('hard to read');
  expect(problems).toEqual([]);
});

import type { HTTPRequest, Page } from 'puppeteer';
import { long, spec } from '../../../tools/testing/spec';
import { until } from '../../../tools/testing/until';
import { openShop } from '../browser/open/shop';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { untilStill } from '../browser/looks/until-still';
import { pinchOpen } from '../browser/pinch';

const shop = openShop();
const GRID = '.blocks-gallery--grid';
const DIALOG = 'dialog.blocks-lightbox';
const IN_MIDDLE = `${DIALOG} .pswp__item:not([inert])`;
const PICTURE = `${IN_MIDDLE} img:not(.pswp__img--placeholder)`;

/** Opens the gallery page with its grid in view and live. */
async function openGrid(page: Page, hash = ''): Promise<void> {
  await page.goto(`${shop.url}/gallery${hash}`);
  await page.$eval(GRID, (grid) => grid.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForFunction(
    (grid) => document.querySelector(grid)!.closest('[data-feature]')!.getAttribute('data-state') === 'live',
    {},
    GRID,
  );
}

const link = (n: number) => `${GRID} li:nth-child(${n}) a`;
const counter = (page: Page) => page.$eval(`${DIALOG} .blocks-lightbox__counter`, (element) => element.textContent);
const untilGone = (page: Page) => page.waitForFunction((dialog) => !document.querySelector(dialog), {}, DIALOG);
/** Waits until it is open and nothing of it moves. */
async function untilOpen(page: Page): Promise<void> {
  await page.waitForSelector(PICTURE);
  await untilStill(page);
}
/** Takes away what grows out of thumbnails, as in a browser that has it not. */
const withoutViewTransitions = (page: Page) =>
  page.evaluateOnNewDocument(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));

spec(
  ['LBOX-01', 'LBOX-03', 'LBOX-10'],
  'a picture opens over all of the page, with its words, under the policy of the page; the button closes it',
  async () => {
    for (const screen of ['phone', 'desktop'] as const) {
      const { page, problems } = await shop.visit({ screen });
      await openGrid(page);
      await page.click(link(2));
      await untilOpen(page);
      const [box, width, height, opacity] = await page.$eval(DIALOG, (dialog) => {
        const { left, top, width: wide, height: high } = dialog.getBoundingClientRect();
        const overlay = getComputedStyle(dialog.querySelector('.pswp__bg')!).opacity;
        return [[left, top, wide, high], innerWidth, innerHeight, overlay];
      });
      expect(box).toEqual([0, 0, width, height]);
      expect(opacity).toBe('0.95');
      expect(await page.$eval(`${DIALOG} .blocks-lightbox__caption`, (words) => words.textContent)).toBe(
        'Four days of drying',
      );
      expect(await counter(page)).toBe('2 / 6');
      expect(await axeViolations(page, DIALOG)).toEqual([]);
      expect(await overflowOf(page)).toEqual([]);
      await page.click(`${DIALOG} [aria-label="Close"]`);
      await untilGone(page);
      expect(problems).toEqual([]);
    }
  },
);

long.test('it is fetched when a picture begins to be pressed, with the picture, and not before', async () => {
  const { page } = await shop.visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openGrid(page);
  const isAsked = (part: RegExp) => asked.some((url) => part.test(url));
  expect(isAsked(/\/lightbox\.js/)).toBe(false);
  const { x, y } = (await (await page.$(link(1)))!.clickablePoint())!;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await until(() => isAsked(/\/lightbox\.js/));
  await until(() => isAsked(/clay-close.*format=(1000|1500)w/));
  expect(await page.$(DIALOG)).toBeNull();
  await page.mouse.up();
  await untilOpen(page);
});

long.test('a click before the feature of the gallery is there waits for it, instead of leaving the page', async () => {
  const { page } = await shop.visit();
  const held: HTTPRequest[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().includes('/gallery.js')) held.push(request);
    else void request.continue();
  });
  await page.goto(`${shop.url}/gallery`);
  await page.$eval(GRID, (grid) => grid.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await until(() => held.length > 0);
  await page.click(link(1));
  for (const request of held) void request.continue();
  await untilOpen(page);
  expect(new URL(page.url()).pathname).toBe('/gallery');
});

spec(
  ['LBOX-02', 'LBOX-06', 'LBOX-07'],
  'the overlay fades in and then the content, in 0.6 s; all of it fades out in 0.6 s',
  async () => {
    const { page } = await shop.visit();
    await withoutViewTransitions(page);
    await openGrid(page);
    await page.click(link(1));
    await page.waitForSelector(DIALOG);
    const times = (part: string) =>
      page.$eval(`${DIALOG}${part}`, (element) => {
        const [animation] = element.getAnimations();
        const { delay = 0, duration = 0 } = animation!.effect!.getComputedTiming();
        return [delay, duration];
      });
    expect([await times(' .pswp__bg'), await times(' .pswp__scroll-wrap')]).toEqual([
      [0, 300],
      [300, 300],
    ]);
    await untilOpen(page);
    await page.keyboard.press('Escape');
    await page.waitForSelector(`${DIALOG}[data-fades="out"]`);
    expect(await times('')).toEqual([0, 600]);
    await untilGone(page);
  },
);

long.spec(
  ['LBOX-02', 'LBOX-07'],
  'the picture grows out of its thumbnail where the browser can, and a key skips that',
  async () => {
    const { page, problems } = await shop.visit();
    await openGrid(page);
    await page.evaluate(() => {
      const seen: unknown[] = [];
      Object.assign(globalThis, { seen });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const transition = start(change);
        void transition.ready.then(() =>
          requestAnimationFrame(() => {
            for (const { effect } of document.getAnimations()) {
              const { pseudoElement } = effect as KeyframeEffect;
              const { delay, duration } = effect!.getComputedTiming();
              seen.push([pseudoElement, delay, duration]);
            }
          }),
        );
        return transition;
      };
    });
    const seen = () => page.evaluate(() => (globalThis as unknown as { seen: [string, number, number][] }).seen);
    await page.click(link(1));
    await until(async () => (await seen()).length > 0);
    const grown = await seen();
    expect(grown).toContainEqual(['::view-transition-group(lightbox-picture)', 300, 300]);
    expect(grown).toContainEqual(['::view-transition-new(root)', 0, 300]);
    await untilOpen(page);
    await page.keyboard.press('ArrowRight');
    expect(await counter(page)).toBe('2 / 6');
    expect(problems).toEqual([]);
  },
);

long.test('nothing moves for who prefers that', async () => {
  const { page } = await shop.visit();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await openGrid(page);
  await page.click(link(1));
  await page.waitForSelector(`${IN_MIDDLE} img`);
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 0).length,
    ),
  ).toBe(0);
  await page.keyboard.press('Escape');
  await untilGone(page);
});

spec(
  ['LBOX-04', 'LBOX-11'],
  'a press on the overlay closes it, with a mouse and with a finger, but not beside the picture',
  async () => {
    for (const screen of ['desktop', 'phone'] as const) {
      const near = await openedAt(screen);
      await near.press(2);
      // A tap is known once no second one follows.
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(
        await near.page.$eval(
          DIALOG,
          (dialog) => dialog.hasAttribute('data-fades') && dialog.dataset['fades'] === 'out',
        ),
      ).toBe(false);
      // In another page, since two presses at one place are a wish to zoom.
      const beyond = await openedAt(screen);
      await beyond.press(-6);
      await untilGone(beyond.page);
    }
    /** Opens a picture; `press` presses above it, so many pixels within the zone that belongs to it. */
    async function openedAt(screen: 'desktop' | 'phone') {
      const { page } = await shop.visit({ screen });
      await openGrid(page);
      await page.click(link(1));
      await untilOpen(page);
      const { x, top, near } = await page.$eval(PICTURE, (picture) => {
        const box = picture.getBoundingClientRect();
        return { x: innerWidth / 2, top: box.top, near: innerHeight * 0.02 };
      });
      const pressAt = (y: number) => (screen === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      return { page, press: (withinPx: number) => pressAt(top - near + withinPx) };
    }
  },
);

spec(
  ['LBOX-05', 'LBOX-08', 'LBOX-09'],
  'arrow keys turn and wrap, Escape closes, and the focus is back at the link',
  async () => {
    const { page } = await shop.visit();
    await openGrid(page);
    await page.focus(link(6));
    await page.keyboard.press('Enter');
    await untilOpen(page);
    await page.keyboard.press('ArrowRight');
    expect(await counter(page)).toBe('1 / 6');
    for (let times = 0; times < 6; times += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          (dialog) =>
            document.querySelector(dialog)!.contains(document.activeElement) ||
            document.activeElement === document.body,
          DIALOG,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await untilGone(page);
    expect(
      await page.evaluate((selector) => document.activeElement === document.querySelector(selector), link(6)),
    ).toBe(true);
  },
);

long.test('a picture that is clicked while another one still shrinks opens', async () => {
  const { page } = await shop.visit();
  await openGrid(page);
  for (const n of [1, 2]) {
    await page.click(link(n));
    await untilOpen(page);
    expect(await counter(page)).toBe(`${n} / 6`);
    await page.keyboard.press('Escape');
    await untilGone(page);
  }
});

long.test('the back button closes it, and its address opens it again, also in another tab', async () => {
  const { page } = await shop.visit();
  await openGrid(page);
  await page.click(link(3));
  await untilOpen(page);
  expect(page.url()).toBe(`${shop.url}/gallery`);
  const address = `${shop.url}/gallery#${await page.$eval(link(3), ({ id }) => id)}`;
  await page.evaluate(() => history.back());
  await untilGone(page);
  expect(page.url()).toBe(`${shop.url}/gallery`);
  const other = await shop.visit();
  await other.page.goto(address);
  await untilOpen(other.page);
  expect(await counter(other.page)).toBe('3 / 6');
  await other.page.keyboard.press('Escape');
  await untilGone(other.page);
  expect(other.page.url()).toBe(`${shop.url}/gallery`);
  expect(other.problems).toEqual([]);
});

long.test('two fingers zoom the picture', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await openGrid(page);
  await page.click(link(1));
  await untilOpen(page);
  const scale = () => page.$eval(`${IN_MIDDLE} img`, (picture) => picture.getBoundingClientRect().width);
  const before = await scale();
  await pinchOpen(page, { x: 195, y: 420 });
  expect(await scale()).toBeGreaterThan(before * 1.5);
});

test('without script a picture is a link to its file', async () => {
  const { page } = await shop.visit({ withScript: false });
  await page.goto(`${shop.url}/gallery`);
  const address = await page.$eval(link(1), (element) => (element as HTMLAnchorElement).href);
  const answer = await page.goto(address);
  expect([answer?.status(), answer?.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
});

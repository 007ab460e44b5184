import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/axe-violations';
import { openShop } from '../browser/open-shop';

const shop = openShop();
const SLIDESHOW = '.blocks-gallery--slideshow';
const CAROUSEL = '.blocks-gallery--carousel';
const STRIP = '.blocks-gallery--strip';

/** Has the server make the pictures, so that no test waits for them: without script a browser fetches them all. */
beforeAll(async () => {
  const { page } = await shop.visit({ withScript: false });
  await page.goto(`${shop.url}/gallery`, { timeout: 240_000 });
}, 240_000);

/** The words under the pictures one can see and reach. */
const inView = (page: Page, gallery: string) =>
  page.$$eval(`${gallery} [aria-roledescription="slide"]`, (slides) => {
    const track = slides[0]!.closest('.blocks-slides__track')!.getBoundingClientRect();
    return slides
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        const isWithin = left > track.left - 2 && right < track.right + 2;
        return isWithin && !slide.closest('[inert]') && slide.checkVisibility({ visibilityProperty: true });
      })
      .map((slide) => slide.getAttribute('aria-label'));
  });

const live = (page: Page, gallery: string) => page.$eval(`${gallery} [data-slide-list]`, (list) => list.ariaLive);
const rest = (ms = 1300) => new Promise((resolve) => setTimeout(resolve, ms));

async function open(page: Page, gallery: string, query = ''): Promise<void> {
  await page.goto(`${shop.url}/gallery${query}`);
  await page.$eval(gallery, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForSelector(`${gallery}[data-slides-live]`);
}

/** Counts how far things on the page jump, from its first byte on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluateOnNewDocument(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          shifts: (globalThis as unknown as { shifts: number }).shifts + (entry as unknown as { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
}

describe('the carousel', () => {
  spec(['GLAY-04', 'SLIDE-05', 'SLIDE-08'], 'is worked with the keyboard alone, and tells its slides', async () => {
    const { page, problems } = await shop.visit();
    await open(page, CAROUSEL);
    expect(await inView(page, CAROUSEL)).toEqual(['1 of 6', '2 of 6', '3 of 6', '4 of 6']);
    expect(await live(page, CAROUSEL)).toBe('polite');
    await page.focus(`${CAROUSEL} [data-turn="-1"]`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await rest();
    expect(await inView(page, CAROUSEL)).toEqual(['3 of 6', '4 of 6', '5 of 6', '6 of 6']);
    // The next stop is the first picture in view, not one that is out of it.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/shop/p/bud-vase');
    await page.keyboard.press('ArrowRight');
    await rest();
    expect(await inView(page, CAROUSEL)).toEqual(['1 of 6', '2 of 6', '3 of 6', '4 of 6']);
    expect(await axeViolations(page, CAROUSEL)).toEqual([]);
    expect(problems).toEqual([]);
  });

  spec(['GLAY-01', 'GLAY-02'], 'has fewer slides in view on narrower screens, also when it becomes one', async () => {
    const { page } = await shop.visit();
    await open(page, CAROUSEL);
    await page.setViewport({ width: 700, height: 900 });
    await rest();
    expect(await inView(page, CAROUSEL)).toHaveLength(3);
    await page.setViewport({ width: 320, height: 700 });
    await rest();
    expect(await inView(page, CAROUSEL)).toHaveLength(2);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
  });

  spec('SLIDE-20', 'turns with a quick swipe, and not with a slow one', async () => {
    const { page } = await shop.visit({ screen: 'phone' });
    await open(page, CAROUSEL);
    const { x, y } = await page.$eval(CAROUSEL, (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width * 0.7, y: top + height * 0.6 };
    });
    const swipe = async (pauseMs: number) => {
      const touch = await page.touchscreen.touchStart(x, y);
      await touch.move(x - 40, y);
      await rest(pauseMs);
      await touch.move(x - 90, y);
      await touch.end();
      await rest();
    };
    await swipe(400);
    expect(await inView(page, CAROUSEL)).toEqual(['1 of 6', '2 of 6']);
    await swipe(0);
    expect(await inView(page, CAROUSEL)).toEqual(['3 of 6', '4 of 6']);
  });
});

spec('GAL-22', 'the strip has its current picture in the middle, and its neighbours look in', async () => {
  const { page } = await shop.visit();
  await open(page, STRIP);
  await page.click(`${STRIP} [data-turn="1"]`);
  await rest();
  const [offset, seen] = await page.$eval(STRIP, (strip) => {
    const track = strip.querySelector('.blocks-slides__track')!.getBoundingClientRect();
    const places = [...strip.querySelectorAll('.blocks-slides__slide')].map((slide) => slide.getBoundingClientRect());
    const current = places[1]!;
    return [
      Math.abs(current.left + current.right - track.left - track.right) / 2,
      places.filter(({ left, right }) => right > track.left + 1 && left < track.right - 1).length,
    ];
  });
  expect(offset).toBeLessThan(2);
  expect(seen).toBe(3);
});

describe('the slideshow', () => {
  spec(['SLIDE-09', 'SLIDE-10'], 'turns by itself and silently, and pauses under the mouse', async () => {
    const { page } = await shop.visit();
    await open(page, SLIDESHOW);
    expect([await inView(page, SLIDESHOW), await live(page, SLIDESHOW)]).toEqual([['1 of 4'], 'off']);
    await page.hover(`${SLIDESHOW} .blocks-slides__track`);
    expect(await live(page, SLIDESHOW)).toBe('polite');
    await page.mouse.move(1, 1);
    expect(await live(page, SLIDESHOW)).toBe('off');
    await page.waitForFunction(
      (root) => !document.querySelectorAll<HTMLElement>(`${root} .blocks-slides__slide`)[1]?.inert,
      {},
      SLIDESHOW,
    );
    expect(await inView(page, SLIDESHOW)).toEqual(['2 of 4']);
  });

  test('the first stop is the button that ends the turning; the focus has ended it already', async () => {
    const { page } = await shop.visit();
    await open(page, SLIDESHOW);
    const order: (string | null)[] = [];
    await page.$eval(SLIDESHOW, (slideshow) =>
      slideshow.querySelector<HTMLElement>('[data-rotation]')?.focus({ focusVisible: true } as FocusOptions),
    );
    for (let stop = 0; stop < 3; stop += 1) {
      order.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
      await page.keyboard.press('Tab');
    }
    expect(order).toEqual(['Start automatic slide show', 'Previous pictures', 'Next pictures']);
    expect(await live(page, SLIDESHOW)).toBe('polite');
    await page.focus(`${SLIDESHOW} [data-rotation]`);
    await page.keyboard.press('Space');
    expect(await live(page, SLIDESHOW)).toBe('off');
    await page.keyboard.press('Space');
    expect(await live(page, SLIDESHOW)).toBe('polite');
  });

  spec(['GLAY-06', 'GLAY-07'], 'a slide fades in over a second, and the one before it out over 1.2', async () => {
    const { page } = await shop.visit();
    await open(page, SLIDESHOW, '?nomotion=true');
    await page.click(`${SLIDESHOW} [data-turn="1"]`);
    const fades = await page.$eval(SLIDESHOW, (root) =>
      root
        .getAnimations({ subtree: true })
        .flatMap((animation) =>
          animation instanceof CSSTransition && animation.transitionProperty === 'opacity'
            ? [[(animation.effect as KeyframeEffect).target?.ariaLabel, animation.effect?.getTiming().duration]]
            : [],
        ),
    );
    expect(Object.fromEntries(fades)).toEqual({ '1 of 4': 1200, '2 of 4': 1000 });
  });

  for (const [what, query, motion] of [
    ['the address says nomotion', '?nomotion=true', 'no-preference'],
    ['the system asks for stillness', '', 'reduce'],
  ] as const) {
    spec('GAL-30', `waits for its button where ${what}`, async () => {
      const { page } = await shop.visit();
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
      await open(page, SLIDESHOW, query);
      expect(await live(page, SLIDESHOW)).toBe('polite');
      await page.click(`${SLIDESHOW} [data-rotation]`);
      await page.mouse.move(1, 1);
      expect(await live(page, SLIDESHOW)).toBe('off');
    });
  }
});

for (const screen of ['phone', 'desktop'] as const) {
  test(`nothing jumps while galleries load and go live on the ${screen}`, async () => {
    const { page } = await shop.visit({ screen });
    const shifts = await watchShifts(page);
    for (const gallery of [SLIDESHOW, CAROUSEL, STRIP]) await open(page, gallery, '?nomotion=true');
    await page.click(`${STRIP} [data-turn="1"]`);
    await rest();
    expect(await shifts()).toBe(0);
  });
}

spec(
  'GAL-47',
  'without script all pictures can be scrolled to, by touch and by keyboard, and no button shows',
  async () => {
    const { page } = await shop.visit({ withScript: false, screen: 'phone' });
    await page.goto(`${shop.url}/gallery`);
    for (const gallery of [SLIDESHOW, CAROUSEL, STRIP]) {
      expect(
        await page.$$eval(`${gallery} button`, (buttons) => buttons.some((button) => button.checkVisibility())),
      ).toBe(false);
      await page.focus(`${gallery} .blocks-slides__track`);
      const [before, after] = [
        await scrolled(page, gallery),
        (await page.keyboard.press('ArrowRight'), await rest(600), await scrolled(page, gallery)),
      ];
      expect([before, after > 20]).toEqual([0, true]);
    }
  },
);

const scrolled = (page: Page, gallery: string) =>
  page.$eval(`${gallery} .blocks-slides__track`, (track) => track.scrollLeft);

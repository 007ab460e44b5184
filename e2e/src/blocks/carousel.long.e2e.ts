import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { CAROUSEL, expectInView, goLive, live, openGallery, openGalleryShop } from './gallery-page';
import { overflowOf } from '../browser/looks/overflow-of';

/** A swipe may take up to 250 ms. */
const QUICK_MS = 100;
const SLOW_MS = 300;
const shop = openGalleryShop();

spec(
  ['GLAY-04', 'SLIDE-05', 'SLIDE-08'],
  'the carousel works by keyboard alone, and exposes its slides to assistive technology',
  async () => {
    const { page, problems } = await shop.visit();
    await openGallery(page, CAROUSEL, `${shop.url}/gallery`);
    await expectInView(page, CAROUSEL, ['1 of 6', '2 of 6', '3 of 6', '4 of 6']);
    expect(await live(page, CAROUSEL)).toBe('polite');
    await page.focus(`${CAROUSEL} [data-turn="-1"]`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectInView(page, CAROUSEL, ['3 of 6', '4 of 6', '5 of 6', '6 of 6']);
    // The next tab stop is the first picture in view.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/shop/p/bud-vase');
    await page.keyboard.press('ArrowRight');
    await expectInView(page, CAROUSEL, ['1 of 6', '2 of 6', '3 of 6', '4 of 6']);
    expect(await axeViolations(page, CAROUSEL)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

spec('SLIDE-17', 'the focus of a picture that moves out of view goes to one in view', async () => {
  const { page } = await shop.visit();
  await openGallery(page, CAROUSEL, `${shop.url}/gallery`);
  await page.focus(`${CAROUSEL} .blocks-slides__slide:first-child a`);
  const scrolledTo = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('ArrowRight');
  await expectInView(page, CAROUSEL, ['3 of 6', '4 of 6', '5 of 6', '6 of 6']);
  expect(await page.evaluate(() => [document.activeElement?.getAttribute('href'), window.scrollY])).toEqual([
    '/shop/p/bud-vase',
    scrolledTo,
  ]);
});

test('the carousel goes live with the pictures to which the visitor has scrolled', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/gallery`);
  await page.$eval(`${CAROUSEL} .blocks-slides__track`, (track) => (track.scrollLeft = track.scrollWidth));
  expect(await page.$(`${CAROUSEL}[data-slides-live]`)).toBeNull();
  await goLive(page, CAROUSEL);
  await expectInView(page, CAROUSEL, ['5 of 6', '6 of 6']);
});

spec(
  ['GLAY-01', 'GLAY-02'],
  'the carousel has fewer slides in view on narrower screens, also after a resize',
  async () => {
    const { page } = await shop.visit();
    await openGallery(page, CAROUSEL, `${shop.url}/gallery`);
    await page.setViewport({ width: 700, height: 900 });
    await expectInView(page, CAROUSEL, ['1 of 6', '2 of 6', '3 of 6']);
    await page.setViewport({ width: 320, height: 700 });
    await expectInView(page, CAROUSEL, ['1 of 6', '2 of 6']);
    const overflow = await overflowOf(page);
    expect(overflow).toEqual([]);
  },
);

spec('SLIDE-20', 'the carousel turns with a quick swipe, and not with a slow one', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await openGallery(page, CAROUSEL, `${shop.url}/gallery`);
  const client = await page.createCDPSession();
  const { x, y } = await page.$eval(CAROUSEL, (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width * 0.7, y: top + height * 0.6 };
  });
  const swipe = async (lastsMs: number) => {
    const lifted = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener('pointerup', () => resolve(), { once: true })),
    );
    // The events contain their times, so a busy machine does not slow the swipe.
    const startedMs = Date.now();
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ms: number, moved?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: moved === undefined ? [] : [{ x: x - moved, y }],
        timestamp: (startedMs + ms) / 1000,
      });
    await touch('touchStart', 0, 0);
    await touch('touchMove', 0, 40);
    await touch('touchMove', lastsMs, 90);
    await touch('touchEnd', lastsMs);
    await lifted;
  };
  await swipe(SLOW_MS);
  await expectInView(page, CAROUSEL, ['1 of 6', '2 of 6']);
  await swipe(QUICK_MS);
  await expectInView(page, CAROUSEL, ['3 of 6', '4 of 6']);
});

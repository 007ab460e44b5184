import { long, spec } from '../../../tools/testing/spec';
import { hastenNextTimers } from '../browser/pace-timers';
import { expectInView, inView, live, openGallery, openGalleryShop, SLIDESHOW } from './gallery-page';

const shop = openGalleryShop();

spec(['SLIDE-09', 'SLIDE-10'], 'the slideshow rotates by itself and silently, and pauses under the mouse', async () => {
  const { page } = await shop.visit();
  await openGallery(page, SLIDESHOW, `${shop.url}/gallery`);
  expect(await live(page, SLIDESHOW)).toBe('off');
  await page.hover(`${SLIDESHOW} .blocks-slides__track`);
  expect(await live(page, SLIDESHOW)).toBe('polite');
  // It may have turned already.
  const paused = Number.parseInt((await inView(page, SLIDESHOW))[0] ?? '');
  await hastenNextTimers(page);
  await page.mouse.move(1, 1);
  expect(await live(page, SLIDESHOW)).toBe('off');
  await page.waitForFunction(
    (root, next) => document.querySelector(`${root} .blocks-slides__slide:not([inert])`)?.ariaLabel === next,
    {},
    SLIDESHOW,
    `${(paused % 4) + 1} of 4`,
  );
});

long.test('the first tab stop is the button that stops rotation; focusing it has already stopped it', async () => {
  const { page } = await shop.visit();
  await openGallery(page, SLIDESHOW, `${shop.url}/gallery`);
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

long.spec('SLIDE-17', 'the focus of a slide that fades out goes to the one that fades in', async () => {
  const { page } = await shop.visit();
  await openGallery(page, SLIDESHOW, `${shop.url}/gallery?nomotion=true`);
  // The sample's pictures have no links.
  await page.$$eval(`${SLIDESHOW} .blocks-slides__slide`, (slides) =>
    slides.forEach((slide) => slide.append(Object.assign(document.createElement('a'), { href: '/shop' }))),
  );
  await page.focus(`${SLIDESHOW} .blocks-slides__slide:first-child a`);
  await page.keyboard.press('ArrowRight');
  await expectInView(page, SLIDESHOW, ['2 of 4']);
  const focused = () => document.activeElement?.closest('[aria-roledescription="slide"]')?.ariaLabel;
  expect(await page.evaluate(focused)).toBe('2 of 4');
});

spec(['GLAY-06', 'GLAY-07'], 'a slide fades in over one second, and the former one fades out over 1.2', async () => {
  const { page } = await shop.visit();
  await openGallery(page, SLIDESHOW, `${shop.url}/gallery?nomotion=true`);
  const fades = await page.$eval(SLIDESHOW, (root) => {
    root.querySelector<HTMLElement>('[data-turn="1"]')?.click();
    return root
      .getAnimations({ subtree: true })
      .flatMap((animation) =>
        animation instanceof CSSTransition && animation.transitionProperty === 'opacity'
          ? [[(animation.effect as KeyframeEffect).target?.ariaLabel, animation.effect?.getTiming().duration]]
          : [],
      );
  });
  expect(Object.fromEntries(fades)).toEqual({ '1 of 4': 1200, '2 of 4': 1000 });
});

for (const [what, query, motion] of [
  ['the address says nomotion', '?nomotion=true', 'no-preference'],
  ['the system asks for stillness', '', 'reduce'],
] as const) {
  long.spec('GAL-30', `the slideshow waits for its button if ${what}`, async () => {
    const { page } = await shop.visit();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
    await openGallery(page, SLIDESHOW, `${shop.url}/gallery${query}`);
    expect(await live(page, SLIDESHOW)).toBe('polite');
    await page.click(`${SLIDESHOW} [data-rotation]`);
    await page.mouse.move(1, 1);
    expect(await live(page, SLIDESHOW)).toBe('off');
  });
}

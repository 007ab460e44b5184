import type { Page } from 'puppeteer';
import { long, spec } from '../../../tools/testing/spec';
import { drawn } from '../browser/looks/drawn';
import { openShop } from '../browser/open/shop';

const shop = openShop();
const ITEMS = '.blocks-accordion__item';
const HEAD = (number: number) => `${ITEMS}:nth-child(${number}) > summary`;

const openOnes = (page: Page) => page.$$eval(ITEMS, (items) => items.map((item) => (item as HTMLDetailsElement).open));
/** Rendered heights of the texts; 0 if closed. */
const heights = (page: Page) =>
  page.$$eval('.blocks-accordion__panel', (panels) =>
    panels.map((panel) => (panel.checkVisibility({ contentVisibilityAuto: true }) ? panel.clientHeight : 0)),
  );

const settled = (page: Page) =>
  page.waitForFunction(
    (items) =>
      [...document.querySelectorAll<HTMLDetailsElement>(items)].every(({ open, lastElementChild: panel }) => {
        const { clientHeight = 0, scrollHeight = 0 } = panel ?? {};
        const isDrawn = clientHeight > 0 && panel?.checkVisibility({ contentVisibilityAuto: true });
        return open ? isDrawn && clientHeight === scrollHeight : !isDrawn;
      }),
    {},
    ITEMS,
  );

/** Rendered heights in the first frames after a click on a title, and the final height. */
const firstHeights = (page: Page, head: string) =>
  page.$eval(head, async (title) => {
    const panel = title.parentElement!.querySelector('.blocks-accordion__panel')!;
    const seen: number[] = [];
    (title as HTMLElement).click();
    do {
      await new Promise(requestAnimationFrame);
      if (panel.clientHeight > 0) seen.push(panel.clientHeight);
    } while (seen.length < 3 && panel.clientHeight < panel.scrollHeight);
    return { seen, whole: panel.scrollHeight };
  });

/** Slows animations, so that busy machines render some frames. An unrendered page would skip the first animation. */
async function slowMovements(page: Page, times: number): Promise<void> {
  await drawn(page);
  const client = await page.createCDPSession();
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 1 / times });
}

async function goLive(page: Page): Promise<void> {
  await page.focus(HEAD(1));
  await page.waitForSelector('[data-feature="blocks/accordion"][data-state="live"]');
}

for (const withScript of [true, false]) {
  spec(
    ['ACC-01', 'ACC-04', 'ACC-06', 'BLOCK-01'],
    `the first item starts open, and opening another one closes it, ${withScript ? 'with' : 'without'} script`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      await page.goto(`${shop.url}/about`);
      expect(await openOnes(page)).toEqual([true, false, false, false]);
      await page.click(HEAD(3));
      expect(await openOnes(page)).toEqual([false, false, true, false]);
      await page.click(HEAD(3));
      expect(problems).toEqual([]);
    },
  );
}

spec(['ACC-01', 'ACC-04'], 'works by keyboard, and exposes its role and state', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  await goLive(page);
  const stateOf = async (number: number) => {
    const handle = await page.$(HEAD(number));
    const { role, name, expanded } =
      (await page.accessibility.snapshot({ root: handle!, interestingOnly: false })) ?? {};
    return { role, name, expanded: expanded ?? false };
  };
  expect(await stateOf(1)).toEqual({
    // Chromium's role for a disclosure button in a group.
    role: 'DisclosureTriangleGrouped',
    name: 'Can I put it in the dishwasher?',
    expanded: true,
  });
  await page.keyboard.press('Enter');
  await settled(page);
  expect(await openOnes(page)).toEqual([false, false, false, false]);
  expect((await stateOf(1)).expanded).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await settled(page);
  expect(await openOnes(page)).toEqual([false, true, false, false]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await settled(page);
  // The link in the third item's text is only focusable while the item is open.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/shop/p/linen-apron');
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('not quite like the picture');
});

spec('ACC-02', 'takes 250 ms to open', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  await slowMovements(page, 20);
  const { seen, whole } = await firstHeights(page, HEAD(2));
  expect(seen.filter((height) => height < whole)).toHaveLength(3);
  const duration = await page.$eval(ITEMS, (item) => getComputedStyle(item, '::details-content').transitionDuration);
  expect(duration).toContain('0.25s');
});

long.spec('ACC-03', 'ignores clicks while it opens or closes', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  await goLive(page);
  await page.$eval(HEAD(2), async (element) => {
    const title = element as HTMLElement;
    const opened = new Promise((resolve) => title.parentElement?.addEventListener('toggle', resolve, { once: true }));
    title.click();
    await opened;
    title.click();
    // Longer than the transition, by the page's clock.
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(await openOnes(page)).toEqual([false, true, false, false]);
  await page.click(HEAD(2));
  expect(await openOnes(page)).toEqual([false, false, false, false]);
  await settled(page);
  expect(await heights(page)).toEqual([0, 0, 0, 0]);
});

long.spec('ACC-02', 'opens at once if the visitor prefers reduced motion', async () => {
  const { page } = await shop.visit();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(`${shop.url}/about`);
  await goLive(page);
  const { seen, whole } = await firstHeights(page, HEAD(2));
  expect(seen).toEqual([whole]);
  expect(whole).toBeGreaterThan(20);
  const [first] = await heights(page);
  expect(first).toBe(0);
});

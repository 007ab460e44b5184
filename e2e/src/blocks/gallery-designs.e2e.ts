import type { Page } from 'puppeteer';
import type { GalleryItem } from 'shared-types/blocks/gallery';
import { long, spec } from '../../../tools/testing/spec';
import { until } from '../../../tools/testing/until';
import { axeViolations } from '../browser/looks/axe-violations';
import { drawn } from '../browser/looks/drawn';
import { overflowOf } from '../browser/looks/overflow-of';
import { recordShifts, shifts } from '../browser/looks/shifts';
import { untilQuiet } from '../browser/until-quiet';
import { expectInView, goLive, inView, openGalleryShop, SLIDESHOW } from './gallery-page';
import { putBlock } from './put-block';

const shop = openGalleryShop();
const FIRST = '.blocks-gallery';
let items: GalleryItem[];

beforeAll(async () => {
  const { db, sites } = shop.server.services;
  const site = await sites.byHost('localhost');
  const assets = await db
    .selectFrom('asset')
    .selectAll()
    .where('site_id', '=', site?.id ?? '')
    .orderBy('name')
    .execute();
  items = assets.slice(0, 12).map((asset, at) => ({
    picture: {
      src: `/images/${asset.id}/${asset.file_name}`,
      width: asset.width,
      height: asset.height,
      alt: asset.alt,
      ...(asset.preview && { preview: asset.preview }),
    },
    url: `picture-${at + 1}`,
    caption: `Picture ${at + 1}`,
  }));
});

const put = (settings: object) => putBlock(shop, 'gallery', { settings: { title: 'Pictures', items, ...settings } });
const address = (query = 'nomotion=true') => `${shop.url}/gallery?${query}`;

/** Where the pictures of the first gallery lie: the rows of boxes that begin at the same height. */
const rowsOf = (page: Page) =>
  page.$eval(FIRST, (gallery) => {
    const rows = new Map<number, { right: number; heights: number[] }>();
    for (const image of gallery.querySelectorAll('img')) {
      const { top, right, height } = image.getBoundingClientRect();
      const row = rows.get(Math.round(top)) ?? { right: 0, heights: [] };
      rows.set(Math.round(top), { right: Math.max(row.right, right), heights: [...row.heights, height] });
    }
    return { right: gallery.getBoundingClientRect().right, rows: [...rows.values()] };
  });

spec('GAL-17', 'rows fill the width, are no higher than they may be, and lie as the server has laid them', async () => {
  await put({ design: 'autorows' });
  const lies: unknown[] = [];
  for (const withScript of [false, true]) {
    const found = [];
    for (const width of [320, 390, 768, 1280, 1440]) {
      const { page } = await shop.visit({ withScript });
      await page.setViewport({ width, height: 900 });
      await page.goto(address(), { waitUntil: 'domcontentloaded' });
      if (withScript) await untilQuiet(page);
      const { right, rows } = await rowsOf(page);
      for (const { heights } of rows) {
        expect(Math.max(...heights)).toBeLessThanOrEqual(250.5);
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1.5);
      }
      for (const row of rows.slice(0, -1)) expect(Math.abs(row.right - right)).toBeLessThan(3);
      expect(await overflowOf(page)).toEqual([]);
      found.push(rows.map(({ heights }) => heights.length));
    }
    lies.push(found);
  }
  expect(lies[0]).toEqual(lies[1]);
});

for (const design of ['autogrid', 'autocolumns', 'autorows', 'list', 'grid'] as const)
  long.spec(
    ['GAL-13', 'GAL-18', 'GAL-19', 'GAL-48'],
    `${design}: nothing moves, overflows or is inaccessible`,
    async () => {
      await put({ design, gutter: 12 });
      for (const width of [320, 768, 1440]) {
        const { page, problems } = await shop.visit();
        await page.setViewport({ width, height: 900 });
        await recordShifts(page);
        await page.goto(address());
        await untilQuiet(page);
        await drawn(page);
        expect([await shifts(page), await overflowOf(page), problems]).toEqual([[], [], []]);
        expect(await axeViolations(page, FIRST)).toEqual([]);
      }
    },
  );

long.spec('GAL-23', 'a slideshow fetches the pictures that are near, and no others', async () => {
  await put({ design: 'slideshow' });
  const { page } = await shop.visit();
  const fetched = () =>
    page.$$eval(`${SLIDESHOW} .blocks-slides__slide img`, (images) =>
      images.flatMap((image, at) => ((image as HTMLImageElement).naturalWidth > 0 ? [at + 1] : [])),
    );
  await page.goto(address());
  await goLive(page, SLIDESHOW);
  await untilQuiet(page);
  const [first] = [await fetched()];
  expect([first.includes(2), first.length < 6]).toEqual([true, true]);
  await page.click(`${SLIDESHOW} [data-turn="1"]`);
  await expectInView(page, SLIDESHOW, ['2 of 12']);
  await until(async () => (await fetched()).includes(3));
});

spec(['GLAY-05', 'GLAY-08', 'GAL-25', 'SLIDE-22'], 'slides zoom, scroll and are swiped in their own time', async () => {
  const { page } = await shop.visit();
  const moves = async (transition: string) => {
    await put({ design: 'slideshow', transition });
    await page.goto(address());
    await goLive(page, SLIDESHOW);
    return page.$eval(SLIDESHOW, (root) => {
      root.querySelector<HTMLElement>('[data-turn="1"]')?.click();
      return root.getAnimations({ subtree: true }).flatMap((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        const slide = target?.closest('.blocks-slides__slide')?.getAttribute('aria-label') ?? 'list';
        const frames = (animation.effect as KeyframeEffect).getKeyframes();
        return [`${slide} ${animation.effect?.getTiming().duration} ${String(frames.at(-1)?.['scale'] ?? '')}`.trim()];
      });
    });
  };
  expect(await moves('scroll-vertical')).toEqual(expect.arrayContaining(['1 of 12 400', '2 of 12 400']));
  expect(await moves('scroll-horizontal')).toEqual(['list 400']);
  expect(await moves('swipe')).toEqual(['list 280']);
  expect(await moves('ken-burns')).toEqual(
    expect.arrayContaining(['2 of 12 6000 1.075', '2 of 12 1000', '1 of 12 1200']),
  );
});

long.spec(
  ['SLIDE-15', 'GAL-26', 'GAL-46'],
  'thumbnails and slides are at the same picture, also without script',
  async () => {
    await put({ design: 'slideshow', thumbnails: true });
    const { page } = await shop.visit();
    await page.goto(address());
    await goLive(page, SLIDESHOW);
    await page.click(`${SLIDESHOW} [data-thumbnails] a:nth-child(3)`);
    await expectInView(page, SLIDESHOW, ['3 of 12']);
    expect(await page.$eval('[aria-current="true"]', (link) => link.getAttribute('aria-label'))).toBe('3 of 12');
    const { page: plain } = await shop.visit({ withScript: false });
    await plain.goto(address());
    await plain.click(`${SLIDESHOW} [data-thumbnails] a:nth-child(3)`);
    await until(async () => (await inView(plain, SLIDESHOW)).includes('3 of 12'));
  },
);

spec(['GAL-27', 'GAL-29'], 'the address of a slide leads to it', async () => {
  await put({ design: 'slideshow', historyHash: true });
  const { page } = await shop.visit();
  await page.goto(address());
  await goLive(page, SLIDESHOW);
  await page.click(`${SLIDESHOW} [data-turn="1"]`);
  await expectInView(page, SLIDESHOW, ['2 of 12']);
  expect(new URL(page.url()).searchParams.get('itemId')).toBe('picture-2');
  const { page: other } = await shop.visit();
  await other.goto(page.url());
  await goLive(other, SLIDESHOW);
  await expectInView(other, SLIDESHOW, ['2 of 12']);
});

long.spec(
  'GAL-23',
  'a slideshow that crops nothing is as high as its picture, and nothing moves when it goes live',
  async () => {
    await put({ design: 'slideshow', 'auto-crop': false });
    const { page } = await shop.visit();
    await recordShifts(page);
    await page.goto(address());
    await goLive(page, SLIDESHOW);
    await drawn(page);
    expect(await shifts(page)).toEqual([]);
    const heights = () =>
      page.$eval(SLIDESHOW, (root) => {
        const shown = root.querySelector('[data-shown] figure')?.getBoundingClientRect().height ?? NaN;
        return Math.abs(shown - (root.querySelector('[data-slide-list]')?.getBoundingClientRect().height ?? NaN));
      });
    for (let turn = 2; turn < 5; turn += 1) {
      await page.click(`${SLIDESHOW} [data-turn="1"]`);
      await expectInView(page, SLIDESHOW, [`${turn} of 12`]);
      expect(await heights()).toBeLessThan(1);
    }
  },
);

long.spec('GLAY-10', 'the pictures of a grid fade in within a second, after half a second at most', async () => {
  await put({ design: 'grid' });
  const { page } = await shop.visit();
  await page.goto(address());
  await untilQuiet(page);
  const fades = await page.$eval(`${FIRST} img`, (image) => {
    Object.assign(image, { style: '--delay: 500ms' });
    (image as HTMLElement).dataset['fade'] = 'waits';
    void getComputedStyle(image).opacity;
    (image as HTMLElement).dataset['fade'] = 'comes';
    const [fade] = image.getAnimations();
    const { delay, duration } = fade?.effect?.getTiming() ?? {};
    return [delay, duration];
  });
  expect(fades).toEqual([500, 1000]);
});

long.spec('GLAY-11', 'words that are too long for their picture take 40 per cent of it, and scroll', async () => {
  const long = 'Thrown by hand, glazed in three colours, fired twice. '.repeat(40);
  await put({
    design: 'grid',
    'meta-position': 'BOTTOM_LEFT',
    items: items.map((item, at) => ({ ...item, caption: at === 0 ? long : item.caption })),
  });
  const { page } = await shop.visit();
  await page.goto(address());
  await page.waitForSelector(`${FIRST} [data-overflow]`);
  const overlays = await page.$$eval(`${FIRST} [data-meta]`, (all) =>
    all
      .slice(0, 2)
      .map((overlay) => [
        overlay.hasAttribute('data-overflow'),
        Math.round((100 * overlay.clientHeight) / (overlay.parentElement?.clientHeight ?? NaN)),
      ]),
  );
  expect(overlays[0]).toEqual([true, 40]);
  expect(overlays[1]?.[0]).toBe(false);
});

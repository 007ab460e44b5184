import type { HTTPRequest, Page } from 'puppeteer';
import sharp from 'sharp';
import type { Picture } from 'shared-types/host/image';
import { long, spec } from '../../../tools/testing/spec';
import { until } from '../../../tools/testing/until';
import { SCREEN } from '../browser/browser';
import { intercept } from '../browser/intercept';
import { openShop } from '../browser/open/shop';
import { untilQuiet } from '../browser/until-quiet';
import { changeBlock, putBlock } from './put-block';

const shop = openShop();
const IMAGE = '.blocks-image img';
let picture: Picture;

beforeAll(async () => {
  const { db } = shop.server.services;
  const asset = await db.selectFrom('asset').selectAll().where('name', '=', 'workshop').executeTakeFirstOrThrow();
  picture = {
    src: `/images/${asset.id}/${asset.file_name}`,
    width: asset.width,
    height: asset.height,
    alt: 'The workshop',
    ...(asset.preview && { preview: asset.preview }),
  };
});

/** Puts an image in the place of the first gallery of the gallery page, and another one in its place. */
let id: string | undefined;
async function put(settings: object = {}, more: Partial<Picture> = {}): Promise<void> {
  const image = { type: 'image', settings: { picture: { ...picture, ...more }, ...settings } } as const;
  if (id) await changeBlock(shop, id, image);
  else id = await putBlock(shop, 'gallery', image);
}
const address = () => `${shop.url}/gallery`;
const isPicture = (request: HTTPRequest) => new URL(request.url()).pathname.includes(picture.src.split('/')[2] ?? '');

/** Waits until the picture has come; gives the address that it has. */
async function shownFile(page: Page): Promise<string> {
  await page.$eval(IMAGE, (image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForFunction(
    (selector) => {
      const image = document.querySelector<HTMLImageElement>(selector);
      return image?.complete && image.naturalWidth > 0;
    },
    {},
    IMAGE,
  );
  return page.$eval(IMAGE, (image) => (image as HTMLImageElement).currentSrc);
}

/** How many pixels wide the file is that the picture shows. */
const fileWidth = (page: Page) =>
  page.$eval(IMAGE, async (image) => {
    const file = await fetch((image as HTMLImageElement).currentSrc);
    return (await createImageBitmap(await file.blob())).width;
  });

spec(['IMG-21', 'IMG-22', 'IMG-23'], 'a picture is fetched when it is near, not before, and once', async () => {
  await put();
  const visit = await shop.visit();
  const { page } = visit;
  const requested: string[] = [];
  page.on('request', (request) => isPicture(request) && requested.push(request.url()));
  await intercept(visit, '/gallery', async (request) => {
    const answer = await fetch(request.url());
    const body = (await answer.text()).replace(/<main[^>]*>/, '$&<div style="height:9000px"></div>');
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers);
    await request.respond({ status: answer.status, headers, body });
  });
  await page.goto(address(), { waitUntil: 'load' });
  await untilQuiet(page);
  expect(requested).toEqual([]);
  const scrollTo = (aboveWindowPx: number) =>
    page.$eval(IMAGE, (image, px) => scrollBy(0, image.getBoundingClientRect().top - innerHeight - px), aboveWindowPx);
  await scrollTo(190);
  await until(() => requested.length > 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await scrollTo(-300);
  await shownFile(page);
  expect(requested).toHaveLength(1);
});

spec(
  ['IMG-05', 'IMG-07', 'IMG-20'],
  'the file has as many pixels as the screen, or as its owner wants at most',
  async () => {
    const fileFor = async (image: object, deviceScaleFactor: number) => {
      // A browser that has a larger file already asks for no smaller one.
      const { page } = await shop.visit();
      await put({ image });
      await page.setViewport({ ...SCREEN.phone, deviceScaleFactor });
      await page.goto(address());
      return new URL(await shownFile(page)).search;
    };
    // 350 CSS pixels wide.
    expect(await fileFor({}, 1)).toBe('?format=500w');
    expect(await fileFor({}, 3)).toBe('?format=1500w');
    expect(await fileFor({ dprMax: 2 }, 3)).toBe('?format=1000w');
    expect(await fileFor({ dprMin: 2 }, 1)).toBe('?format=1000w');
    expect(await fileFor({ sizeAdjustment: 0.25 }, 1)).toBe('?format=100w');
  },
);

long.spec(
  ['IMG-06', 'IMG-08'],
  'a browser that saves data gets a narrower file, by either kind of address, unless its owner wants it whole',
  async () => {
    const widthWith = async (image: object, headers: Record<string, string>) => {
      const { page } = await shop.visit();
      await page.setExtraHTTPHeaders(headers);
      await put({ image });
      await page.setViewport(SCREEN.phone);
      await page.goto(address());
      await shownFile(page);
      return fileWidth(page);
    };
    const saving = { 'save-data': 'on' };
    expect(await widthWith({}, {})).toBe(500);
    expect(await widthWith({}, saving)).toBe(300);
    expect(await widthWith({ sizeFormat: 'filename' }, saving)).toBe(300);
    expect(await widthWith({ sizeFormat: 'filename', allowSaveData: false }, saving)).toBe(500);
  },
);

spec(
  ['IMG-02', 'IMG-03', 'IMG-04', 'IMG-09'],
  'a picture is cropped around its focal point, or whole at its side of the box',
  async () => {
    const { page } = await shop.visit();
    const look = async (image: object, more: Partial<Picture> = {}) => {
      await put({ aspectRatio: 2, image }, more);
      await page.goto(address());
      await shownFile(page);
      return page.$eval(IMAGE, (element) => {
        const { objectFit, objectPosition } = getComputedStyle(element);
        return `${objectFit} ${objectPosition}, ${(element.clientWidth / element.clientHeight).toFixed(1)}`;
      });
    };
    expect(await look({})).toBe('cover 50% 50%, 2.0');
    expect(await look({}, { focalPoint: { x: 0.2, y: 0.9 } })).toBe('cover 20% 90%, 2.0');
    expect(await look({ parentClass: 'content-fit', fitAlignment: 'right' })).toBe('contain 100% 50%, 2.0');
    expect(await look({ mode: 'none' })).toBe('fill 50% 50%, 0.8');
    expect(await look({ dimensions: '300x100', fixedRatio: true })).toBe('cover 50% 50%, 3.0');
  },
);

long.spec('IMG-01', 'with a forced update another file is chosen when the window passes a width', async () => {
  await put({ image: { forceImageUpdate: true } });
  const { page } = await shop.visit();
  await page.setViewport({ width: 400, height: 900 });
  await page.goto(address());
  expect(new URL(await shownFile(page)).search).toBe('?format=500w');
  await page.setViewport({ width: 1200, height: 900 });
  await page.waitForFunction(
    (selector) => document.querySelector<HTMLImageElement>(selector)?.currentSrc.endsWith('=1500w'),
    {},
    IMAGE,
  );
});

spec('IMG-28', 'an image block is narrow below 415 pixels', async () => {
  await put({ layout: 'card', heading: 'Stoneware', text: 'Thrown by hand.' });
  const { page } = await shop.visit();
  const heading = async (width: number) => {
    await page.setViewport({ width, height: 900 });
    await page.goto(address());
    return page.$eval('.blocks-image__heading', (element) => [
      element.closest('.blocks-image-room')?.clientWidth,
      Number.parseFloat(getComputedStyle(element).fontSize),
    ]);
  };
  const [narrowPx, narrow] = await heading(454);
  const [widePx, wide] = await heading(455);
  expect([narrowPx, widePx, Number(narrow) < Number(wide)]).toEqual([414, 415, true]);
});

long.spec(
  'IMG-21',
  'until a picture has come its colours are seen in its place, and nothing moves when it does',
  async () => {
    await put();
    const { page } = await shop.visit();
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.setRequestInterception(true);
    page.on(
      'request',
      (request) => void (isPicture(request) ? held.then(() => request.continue()) : request.continue()),
    );
    await page.goto(address(), { waitUntil: 'domcontentloaded' });
    const box = await page.$eval(IMAGE, (image) => {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = image.getBoundingClientRect();
      return { x, y, width, height };
    });
    const { data, info } = await sharp(
      await page.screenshot({ clip: { ...box, y: box.y + (await page.evaluate(() => scrollY)) } }),
    )
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const corner = (right: boolean, bottom: boolean) => {
      const [x, y] = [right ? info.width - 12 : 12, bottom ? info.height - 12 : 12];
      return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    };
    const seen = [corner(false, false), corner(true, false), corner(false, true), corner(true, true)];
    const meant = (picture.preview?.match(/.{3}/g) ?? []).map((colour) =>
      [...colour].map((digit) => Number.parseInt(digit, 16) * 17),
    );
    expect(meant).toHaveLength(4);
    seen.forEach((colour, at) =>
      colour.forEach((part, of) => expect(Math.abs(part - (meant[at]?.[of] ?? NaN))).toBeLessThan(48)),
    );
    release();
    await shownFile(page);
    expect(await page.$eval(IMAGE, ({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
      Math.round(box.width),
      Math.round(box.height),
    ]);
  },
);

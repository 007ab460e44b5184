import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { contrast, type Rgb } from '../../../tools/testing/contrast';
import { spec } from '../../../tools/testing/spec';
import { openShop } from '../browser/open/shop';

const shop = openShop();
const TEXT = '.blocks-image--poster .blocks-image__text';
/** WCAG 2.2, success criterion 1.4.3, for text that is not large. */
const LEAST_CONTRAST = 4.5;

interface Line {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly colour: Rgb;
}

/** The page has light paper and dark text, so black is the worst picture behind it. */
async function blackenPictures(page: Page): Promise<void> {
  const body = await sharp({ create: { width: 16, height: 9, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isPicture = request.resourceType() === 'image';
    void (isPicture ? request.respond({ contentType: 'image/png', body }) : request.continue());
  });
}

/** Lines of the heading and paragraphs, which are made invisible to leave only their background. */
function hideLines(page: Page): Promise<Line[]> {
  return page.$$eval(`${TEXT} > :is(h1, p):not(.blocks-image__action)`, (all) =>
    (all as HTMLElement[]).flatMap((element) => {
      const colour = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
      Object.assign(element.style, { color: 'transparent', textShadow: 'none' });
      return boxes.map((box) => ({ box, colour }));
    }),
  );
}

async function contrastOf(page: Page, { box, colour }: Line): Promise<number> {
  const shot = await page.screenshot({ clip: box });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const contrasts = Array.from({ length: info.width * info.height }, (_, at) =>
    contrast(colour, [...data.subarray(at * 3, at * 3 + 3)]),
  );
  return Math.min(...contrasts);
}

for (const site of ['localhost', 'bistro.localhost'])
  spec(
    'IMG-29',
    `the text over a poster of ${site} is readable even on a black picture, from either side`,
    async () => {
      const { page } = await shop.visit();
      await blackenPictures(page);
      for (const [width, dir] of [
        [390, 'ltr'],
        [1024, 'ltr'],
        [1280, 'ltr'],
        [1280, 'rtl'],
      ] as const) {
        await page.setViewport({ width, height: 900 });
        await page.goto(shop.url.replace('localhost', site), { waitUntil: 'load' });
        await page.evaluate((value) => (document.documentElement.dir = value), dir);
        const lines = await hideLines(page);
        expect(lines.length).toBeGreaterThan(1);
        for (const line of lines) expect(await contrastOf(page, line)).toBeGreaterThan(LEAST_CONTRAST);
      }
    },
  );

import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open-shop';
import { notMirrored } from './mirrored';
import { overflowOf } from './overflow-of';
import type { SampleSite } from './sample-sites';
import { smallTargets } from './small-targets';
import { findOnPages } from './visit-pages';

/** The narrowest window pages are made for, a desktop's, and a window of 1280 × 1024 at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };
const ZOOMED = { width: 320, height: 256, deviceScaleFactor: 4 };

/** Tests that pages of a sample site fit into small windows, can be tapped there, and can be turned round. */
export function describeReflow(name: string, site: SampleSite): void {
  const shop = openShop();

  spec(
    'PLAT-08',
    `${name} fits into 320 pixels and a zoom of 400 %, with targets of 24 pixels; it is mirrored from right to left`,
    async () => {
      const { page } = await shop.visit();
      const check = async () => [...(await wrongWhenNarrow(page)), ...(await wrongWhenMirrored(page))];
      expect(await findOnPages(shop, page, { site, check })).toEqual({});
    },
  );
}

async function wrongWhenNarrow(page: Page): Promise<string[]> {
  await page.setViewport(NARROW);
  const narrow = [...(await overflowOf(page)), ...(await smallTargets(page))];
  await page.setViewport(ZOOMED);
  return [...narrow, ...(await overflowOf(page))];
}

/** Leaves the page mirrored. */
async function wrongWhenMirrored(page: Page): Promise<string[]> {
  await page.setViewport(WIDE);
  const mirrored = await notMirrored(page);
  await page.setViewport(NARROW);
  return [...mirrored, ...(await overflowOf(page))];
}

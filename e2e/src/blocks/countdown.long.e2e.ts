import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { DocumentPage } from 'shared-types/site/site-document';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { recordShifts, shifts } from '../browser/looks/shifts';
import { openChangedShop } from '../browser/open/changed-shop';

const [AHEAD, OVER] = ['a', 'b'].map((end) => `e2e00000-0000-4000-8000-00000000053${end}`) as [string, string];
const firing: DocumentPage = {
  path: '/firing',
  pageType: 2,
  title: 'Firing',
  description: 'When the kiln is opened.',
  body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [AHEAD, OVER] }] }] } },
  blocks: [
    { id: AHEAD, type: BLOCK_TYPE.countdown, settings: { heading: 'Firing', until: '2049-12-31 18:00' } },
    {
      id: OVER,
      type: BLOCK_TYPE.countdown,
      settings: { until: '2020-01-01 12:00', afterText: 'The kiln is open.', showSince: true },
    },
  ],
};
const shop = openChangedShop((document) => ({ ...document, pages: [...document.pages, firing] }));

spec(['PLAT-08', 'RTIME-04'], 'counts down, or says what follows, in the place the page had for it', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone' });
  await recordShifts(page);
  await page.goto(`${shop.url}/firing`);
  await page.waitForSelector(`#block-${AHEAD} [data-countdown-is="running"]`);
  await page.waitForSelector(`#block-${OVER} [data-countdown-is="over"]`);
  const seconds = () => page.$eval(`#block-${AHEAD} [data-countdown-number="seconds"]`, (one) => one.textContent);
  const before = await seconds();
  await page.waitForFunction(
    (selector, then) => document.querySelector(selector)?.textContent !== then,
    {},
    `#block-${AHEAD} [data-countdown-number="seconds"]`,
    before,
  );
  expect(await page.$eval(`#block-${OVER} .blocks-countdown__since`, (since) => since.textContent)).toContain('2020');
  expect(await axeViolations(page, 'main')).toEqual([]);
  expect([await shifts(page), await overflowOf(page), problems]).toEqual([[], [], []]);
  await page.setViewport({ width: 320, height: 600 });
  expect(await overflowOf(page)).toEqual([]);
});

spec('PLAT-08', 'without script there is the moment, and no clock that stands still', async () => {
  const { page } = await shop.visit({ withScript: false });
  await page.goto(`${shop.url}/firing`);
  const seen = await page.$$eval('.blocks-countdown__moment, .blocks-countdown__stage', (parts) =>
    parts.map((part) => part.checkVisibility()),
  );
  expect(seen).toEqual([true, false, true, false]);
});

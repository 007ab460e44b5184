import type { Page } from 'puppeteer';
import { long, spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { recordShifts, shifts } from '../browser/looks/shifts';
import { openShop } from '../browser/open/shop';

const shop = openShop();
const address = () => `${shop.url.replace('localhost', 'bistro.localhost')}/menu`;
const TAB = (number: number) => `.blocks-menu__tabs > li:nth-child(${number}) > a`;

/** Names of the menus whose dishes are drawn. */
const drawnMenus = (page: Page) =>
  page.$$eval('.blocks-menu__panel', (panels) =>
    panels
      .filter((panel) => panel.querySelector('.blocks-menu__dish')?.checkVisibility({ contentVisibilityAuto: true }))
      .map((panel) => panel.querySelector('h2')?.textContent),
  );
const untilLive = (page: Page) => page.waitForSelector('[data-menu-live]');

spec(
  ['BLOCK-01', 'MENU-01', 'MENU-02', 'MENU-03'],
  'the menus of a restaurant are tabs, worked with the keyboard',
  async () => {
    const { page, problems } = await shop.visit({ screen: 'phone' });
    await recordShifts(page);
    await page.goto(address());
    expect(await drawnMenus(page)).toEqual(['To eat']);
    await page.$eval('.blocks-menu', (block) => block.scrollIntoView({ behavior: 'instant' }));
    await untilLive(page);
    expect([await drawnMenus(page), await shifts(page)]).toEqual([['To eat'], []]);
    await page.focus(TAB(1));
    await page.keyboard.press('ArrowLeft');
    expect(await drawnMenus(page)).toEqual(['To eat']);
    await page.keyboard.press('Space');
    expect(await drawnMenus(page)).toEqual(['To drink']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.querySelector('h2')?.textContent)).toBe('To drink');
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await drawnMenus(page)).toEqual(['To eat']);
    expect(new URL(page.url()).hash).toBe('');
    expect(await axeViolations(page, '.blocks-menu')).toEqual([]);
    expect([await overflowOf(page), problems]).toEqual([[], []]);
  },
);

spec('MENU-01', 'without script, and on paper, every menu can be read', async () => {
  const { page } = await shop.visit({ withScript: false });
  await page.goto(address());
  expect(await drawnMenus(page)).toEqual(['To eat', 'To drink']);
  const live = (await shop.visit()).page;
  await live.goto(address());
  await live.focus(TAB(1));
  await untilLive(live);
  await live.emulateMediaType('print');
  expect(await drawnMenus(live)).toEqual(['To eat', 'To drink']);
});

long.spec('MENU-01', 'until the script comes, and where it never does, links lead to each menu', async () => {
  const { page } = await shop.visit();
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.url().includes('mf-blocks') ? request.abort() : request.continue()));
  await page.goto(address());
  expect(await drawnMenus(page)).toEqual(['To eat']);
  await page.click(TAB(2));
  expect(await drawnMenus(page)).toEqual(['To drink']);
  await page.click(TAB(1));
  expect(await drawnMenus(page)).toEqual(['To eat']);
});

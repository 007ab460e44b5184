import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { TEMPLATES } from 'shared-types/admin/theme/site-templates';
import { TEMPLATES_CALLS } from 'shared-types/admin/theme/templates';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { follow } from '../browser/follow';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const { accent } = TEMPLATES.market.colors;
const USE = `form[action="${TEMPLATES_CALLS.useTemplate.path}"]`;
const BACK = `form[action="${TEMPLATES_CALLS.lookBefore.path}"]`;

const visitorAccent = async () => /--color-accent:(#[0-9a-f]{6})/.exec(await (await fetch(shop.url)).text())?.[1];
const framedAccent = (page: Page) =>
  page.$eval('.admin-preview-page__frame', (frame) =>
    (frame as HTMLIFrameElement).contentDocument!.documentElement.style.getPropertyValue('--color-accent'),
  );

test('an owner sees the home page in a template, uses it, and goes back in one click', async () => {
  const { page, problems } = await visitAsOwner(shop);
  const before = await visitorAccent();
  await page.goto(shop.url + ADMIN_PATH.templates);
  await page.waitForSelector('[data-feature="admin/templates"][data-state="live"]');
  await page.waitForFunction(() =>
    document.querySelector<HTMLIFrameElement>('.admin-preview-page__frame')?.contentDocument?.querySelector('main h1'),
  );
  await page.click(`${USE} [value=market]`);
  expect(await framedAccent(page)).toBe(accent);
  expect(await visitorAccent()).toBe(before);
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, []]);
  }
  expect(await axeViolations(page)).toEqual([]);
  await follow(page, `${USE} [type=submit]`);
  expect(await visitorAccent()).toBe(accent);
  const { page: visited } = await shop.visit();
  await visited.goto(shop.url);
  expect([await overflowOf(visited), await axeViolations(visited)]).toEqual([[], []]);
  await follow(page, `${BACK} [type=submit]`);
  expect(await visitorAccent()).toBe(before);
  expect(problems).toEqual([]);
});

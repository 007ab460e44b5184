import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { makeSampleActivityCommand } from '../../../server/src/cli/command/sample-activity.command';
import { runCommand } from '../../../server/src/cli/run-command.fixture';
import { follow } from '../browser/follow';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { textOf } from '../browser/text-of';
import { openPreferences } from '../site/samples/open-preferences';
import { smallTargets } from '../site/samples/small-targets';
import { openOwnedShop, visitAsOwner } from './visit-design';

const NARROW_PX = 320;
const HIDE = '.admin-dashboard__form button';

const shop = openOwnedShop();

test('a new shop is told what to expect', async () => {
  const { page, problems } = await visitAsOwner(shop, { screen: 'phone' });
  await page.goto(shop.url + ADMIN_PATH.home);
  const text = await textOf(page, '.admin-dashboard');
  for (const part of ['No orders in the last 14 days.', 'No visits in the last 14 days.', 'Set up your site'])
    expect(text).toContain(part);
  expect([await axeViolations(page), await overflowOf(page)]).toEqual([[], []]);
  expect(problems).toEqual([]);
});

test('without script an owner hides the set-up list, and shows it again', async () => {
  const { page, problems } = await visitAsOwner(shop, { withScript: false });
  await page.goto(shop.url + ADMIN_PATH.home);
  await follow(page, HIDE);
  expect(await textOf(page, '.admin-dashboard')).not.toContain('Set up your site');
  await follow(page, HIDE);
  expect(await textOf(page, '.admin-dashboard')).toContain('Set up your site');
  expect(problems).toEqual([]);
});

test.each(['phone', 'desktop'] as const)(
  'with a month of activity on a %s: nothing is cut off in any direction, and lines are seen in forced colours',
  async (screen) => {
    await runCommand(makeSampleActivityCommand, [], shop.server.services);
    const { page, problems } = await visitAsOwner(shop, { screen });
    await page.goto(shop.url + ADMIN_PATH.home);
    const text = await textOf(page, '.admin-dashboard');
    expect(text).toMatch(/Yesterday by this time/);
    expect(text).toMatch(/orders? to fulfill[^]*unread submissions?/);
    expect([await axeViolations(page), await smallTargets(page)]).toEqual([[], []]);
    expect(await columnsOf(page)).toBe(screen === 'phone' ? 1 : 2);
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      expect([direction, await overflowOf(page)]).toEqual([direction, []]);
    }
    if (screen === 'phone') {
      await page.setViewport({ width: NARROW_PX, height: 640 });
      expect(await overflowOf(page)).toEqual([]);
    }
    expect(await unseenLines(page)).toEqual([]);
    await follow(page, '.admin-dashboard a[href*="state=unfulfilled"]');
    expect(await textOf(page, 'h1')).toBe('Orders');
    expect(problems).toEqual([]);
  },
);

function columnsOf(page: Page): Promise<number> {
  return page.$eval(
    '.admin-dashboard',
    (dashboard) => getComputedStyle(dashboard).gridTemplateColumns.split(' ').length,
  );
}

/** Lines that cannot be distinguished from the paper in forced colours. */
async function unseenLines(page: Page): Promise<string[]> {
  const prefer = await openPreferences(page);
  await prefer({ 'forced-colors': 'active' });
  const found = await page.evaluate(() => {
    if (!matchMedia('(forced-colors: active)').matches) return ['the colours are not forced'];
    const paper = getComputedStyle(document.body).backgroundColor;
    const lines = [...document.querySelectorAll('.admin-sparkline__line')];
    const unseen = lines.filter((line) => ['none', paper].includes(getComputedStyle(line).stroke));
    return lines.length === 0 ? ['there are no lines'] : unseen.map(() => 'a line');
  });
  await prefer({ 'forced-colors': 'none' });
  return found;
}

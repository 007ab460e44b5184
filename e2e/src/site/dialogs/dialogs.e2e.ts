import type { Page } from 'puppeteer';
import { long, spec } from '../../../../tools/testing/spec';
import { axeViolations } from '../../browser/looks/axe-violations';
import type { Visit } from '../../browser/browser';
import { openShop } from '../../browser/open/shop';
import { slowTimers } from '../../browser/pace-timers';
import { openDialog, outcomeOf, publishDialogRemote } from './dialog-remote';

const shop = openShop();
beforeAll(() => publishDialogRemote(shop.server));

const PANEL = '.site-dialogs__panel';

async function visitPage(prepare?: (page: Page) => Promise<void>): Promise<Visit> {
  const visit = await shop.visit();
  await prepare?.(visit.page);
  await visit.page.setViewport({ width: 320, height: 480 });
  await visit.page.goto(`${shop.url}/about`);
  await visit.page.focus('header a');
  return visit;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function expectToFit(page: Page): Promise<void> {
  const box = await page.$eval(PANEL, (panel) => {
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    return [left, top, innerWidth - right, innerHeight - bottom];
  });
  expect(Math.min(...box)).toBeGreaterThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
}

spec('DIALOG-07', 'an alert has one button, "Okay", takes the focus there and gives it back', async () => {
  const { page, problems } = await visitPage();
  const before = await focused(page);
  await openDialog(page, 'alert', { message: 'Your session has expired. Please log in again to go on.' });
  await page.waitForSelector('dialog[data-phase="shown"]');
  expect(await focused(page)).toBe('Okay');
  const tree = await page.accessibility.snapshot();
  expect(tree?.children).toMatchObject([
    { role: 'alertdialog', name: 'Your session has expired. Please log in again to go on.' },
  ]);
  await expectToFit(page);
  await page.keyboard.press('Enter');
  expect(await outcomeOf(page)).toBe('confirm');
  expect(await page.$('dialog')).toBeNull();
  expect(await focused(page)).toBe(before);
  expect(problems).toEqual([]);
});

spec('DIALOG-05', 'Escape cancels if it is enabled, however often it is pressed', async () => {
  const { page } = await visitPage();
  const question = { message: 'Really?', confirmText: 'Yes', rejectText: 'No' };
  await openDialog(page, 'confirm', { ...question, escape: false });
  await page.waitForSelector('dialog[data-phase="shown"]');
  for (let time = 1; time <= 3; time += 1) await page.keyboard.press('Escape');
  expect(await page.$('dialog[data-phase="shown"]')).not.toBeNull();
  await page.keyboard.press('Enter');
  expect(await outcomeOf(page)).toBe('reject');

  await openDialog(page, 'confirm', question);
  await page.waitForSelector('dialog[data-phase="shown"]');
  await page.keyboard.press('Escape');
  expect(await outcomeOf(page)).toBe('cancel');
});

long.spec('DIALOG-08', 'an information has no buttons, and does not block focus and page', async () => {
  const { page, problems } = await visitPage(slowTimers);
  const before = await focused(page);
  await openDialog(page, 'inform', { title: 'Saved', message: 'Your address is kept for the next time.' });
  await page.waitForFunction((panel) => document.querySelector(panel)?.textContent, {}, PANEL);
  expect(await page.$$('dialog button')).toHaveLength(0);
  expect(await focused(page)).toBe(before);
  expect(await page.$eval('dialog [role="status"]', (status) => status.textContent)).toContain('Saved');
  await expectToFit(page);
  // The page behind it can still be used.
  await page.keyboard.press('Tab');
  expect(await focused(page)).not.toBe(before);
  expect(problems).toEqual([]);
});

spec(['DIALOG-09', 'DIALOG-10'], 'an information disappears after 2 s, and counts as confirmed', async () => {
  const { page } = await visitPage();
  const shownForMs = await watchDialog(page);
  await openDialog(page, 'inform', { message: 'Saved' });
  expect(await outcomeOf(page)).toBe('confirm');
  expect(await page.$('dialog')).toBeNull();
  expect(await shownForMs()).toBeGreaterThanOrEqual(2000);
});

async function watchDialog(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    new MutationObserver(() => {
      const isThere = document.querySelector('dialog') !== null;
      if (isThere !== (times.length === 1)) times.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => {
      const [from = NaN, to = NaN] = (globalThis as unknown as { times: number[] }).times;
      return to - from;
    });
}

long.spec('DIALOG-11', 'a dialog opened over another is above it, and closes first', async () => {
  const { page } = await visitPage();
  await openDialog(page, 'alert', { message: 'First' });
  await page.waitForSelector('dialog[data-phase="shown"]');
  await openDialog(page, 'alert', { message: 'Second' });
  await page.waitForFunction(() => document.querySelectorAll('dialog[data-phase="shown"]').length === 2);
  expect(await page.$$eval('dialog', (all) => all.map(({ style }) => style.zIndex))).toEqual(['30000', '30001']);
  const [second] = (await page.accessibility.snapshot())?.children ?? [];
  expect(second?.name).toBe('Second');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelectorAll('dialog').length === 1);
  expect((await page.accessibility.snapshot())?.children?.[0]?.name).toBe('First');
});

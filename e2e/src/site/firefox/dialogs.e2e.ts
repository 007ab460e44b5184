/** @needs-firefox */
import { spec } from '../../../../tools/testing/spec';
import { axeViolations } from '../../browser/axe-violations';
import { openShop } from '../../browser/open-shop';
import { ask, outcomeOf, publishAskingRemote } from '../dialogs/asking-remote';

const shop = openShop();
beforeAll(() => publishAskingRemote(shop.server));

spec(['DIALOG-01', 'DIALOG-07'], 'in Firefox Escape cancels a dialog, and the focus comes back', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/about`);
  await page.focus('header a');
  const before = await page.evaluate(() => document.activeElement?.textContent);
  await ask(page, 'confirm', { message: 'Really?', confirmText: 'Yes', rejectText: 'No' });
  await page.waitForSelector('dialog[data-phase="shown"]');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await outcomeOf(page)).toBe('cancel');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(before);
  expect(problems).toEqual([]);
});

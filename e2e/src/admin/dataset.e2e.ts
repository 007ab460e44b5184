import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { draftIn, openPageEditor, selectLine, untilSaved } from './use-page-editor';
import { openOwnedShop, visitAsOwner } from './visit-design';

const FIRST = '[data-row="0"][data-column="1"]';

const shop = openOwnedShop();

test('numbers that are pasted from a spreadsheet are drawn in the frame, and undone as one step', async () => {
  const { page } = await visitAsOwner(shop);
  await openPageEditor(page, shop, '/kiln-year');
  await selectLine(page, 'Chart');
  const first = await page.waitForSelector(FIRST);
  const before = await first?.evaluate((cell) => (cell as HTMLInputElement).value);
  await page.$eval('[data-row="-1"][data-column="0"]', (cell) => {
    (cell as HTMLInputElement).focus();
    const data = new DataTransfer();
    data.setData('text/plain', 'Month\tMugs\nMay\t4321\n');
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  const valueIs = (value: string | undefined) =>
    page.waitForFunction(
      (cell, wanted) => document.querySelector<HTMLInputElement>(cell)?.value === wanted,
      {},
      FIRST,
      value,
    );
  await valueIs('4321');
  await untilSaved(page);
  const draft = await draftIn(page);
  await draft.waitForFunction(() => document.body.textContent?.includes('4,321'));
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
  await valueIs(before);
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page), await axeViolations(page)]).toEqual([width, [], []]);
  }
});

import { POPUP_FORM_ID, POPUP_TITLE } from '../../../../tools/testing/site/with-popup';
import { long, spec } from '../../../../tools/testing/spec';
import { axeViolations } from '../../browser/looks/axe-violations';
import { openDialog, outcomeOf, publishDialogRemote } from '../dialogs/dialog-remote';
import { CLOSE, meetPopup, openPopupShop, POPUP, recordOf, untilDecided } from './popup-site';
import { follow } from '../../browser/follow';

const shop = openPopupShop({ settings: { displayFrequency: 7, version: 3, enableMobile: false } });
beforeAll(() => publishDialogRemote(shop.server));

const QUESTION = { message: 'Really?', confirmText: 'Yes', rejectText: 'No' };

spec(
  ['START-22', 'POPUP-05', 'POPUP-11'],
  'opens on a first visit, takes the focus, returns it after one tap, and is remembered on the next page',
  async () => {
    const { page, problems } = await shop.visit();
    await meetPopup(page, `${shop.url}/about`);
    const tree = await page.accessibility.snapshot();
    expect(tree?.children?.[0]).toMatchObject({ role: 'dialog', name: POPUP_TITLE });
    expect(await page.$eval(CLOSE, (button) => document.activeElement === button)).toBe(true);
    const { width = 0, height = 0 } = (await (await page.$(CLOSE))?.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(await axeViolations(page)).toEqual([]);
    const before = Date.now();
    await page.click(CLOSE);
    expect(await page.$(POPUP)).toBeNull();
    await page.waitForFunction(() => document.activeElement === document.body);
    // The next Tab starts at the beginning of the page, as without the popup.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('frame-skip');
    const record = await recordOf(page);
    expect(record).toMatchObject({ version: 3, submitted: false });
    expect((record?.['date-closed'] ?? 0) - before).toBeLessThan(60_000);
    await page.goto(`${shop.url}/shop`);
    await untilDecided(page);
    expect(await page.$(POPUP)).toBeNull();
    expect(problems).toEqual([]);
  },
);

spec('POPUP-12', 'stores the submission of its form, says thank you, and does not show again', async () => {
  const { page, problems } = await shop.visit();
  await meetPopup(page, `${shop.url}/about`);
  await page.click(`${POPUP} form button`);
  await page.waitForSelector(`${POPUP} [data-form-error] li`);
  expect(await recordOf(page)).toBeNull();
  await page.type(`${POPUP} input[type=email]`, 'ada@example.com');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (popup) => document.querySelector(popup)?.textContent?.includes('Thank you for joining.'),
    {},
    POPUP,
  );
  expect(await recordOf(page)).toEqual({ version: 3, submitted: true });
  const rows = await shop.server.services.db.selectFrom('form_submission').selectAll().execute();
  expect(rows).toMatchObject([{ form_id: POPUP_FORM_ID, page_path: '/about', details: { isOverlayForm: true } }]);
  await page.goto(`${shop.url}/shop`);
  await untilDecided(page);
  expect(await page.$(POPUP)).toBeNull();
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});

long.test('without script nothing of it shows, and all of the page can be used', async () => {
  const { page } = await shop.visit({ withScript: false });
  await page.goto(`${shop.url}/about`);
  const box = await page.$('dialog');
  expect(await box?.boundingBox()).toBeNull();
  await follow(page, '.frame-nav a[href="/shop"]');
  expect(new URL(page.url()).pathname).toBe('/shop');
});

spec('UTIL-13', 'overlays take 0.3 s to open and to close', async () => {
  const { page } = await shop.visit();
  await page.evaluateOnNewDocument(() => {
    const { showModal } = HTMLDialogElement.prototype;
    // Reads animations when they start, because on a busy machine they may end before a query.
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this);
      const times = this.getAnimations().map((moving) => moving.effect?.getTiming().duration);
      this.dataset['times'] = JSON.stringify(times);
    };
  });
  await meetPopup(page, `${shop.url}/about`);
  expect(await page.$eval(POPUP, (popup) => popup.getAttribute('data-times'))).toBe('[300]');
  await openDialog(page, 'confirm', QUESTION);
  const question = await page.waitForSelector('.site-dialogs[data-phase="shown"]');
  expect(await question?.evaluate((dialog) => (dialog as HTMLElement).dataset['times'])).toBe('[300]');
  // An interrupted transition takes less time.
  await question?.evaluate((dialog) => Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)));
  const leaving = await page.evaluate(() => {
    const dialog = document.querySelector<HTMLElement>('.site-dialogs');
    dialog?.querySelector('button')?.click();
    return new Promise((resolve) => {
      const look = (): void => {
        if (dialog?.dataset['phase'] !== 'hiding') return void setTimeout(look);
        resolve(dialog.getAnimations().map((moving) => moving.effect?.getTiming().duration));
      };
      look();
    });
  });
  expect(leaving).toEqual([300]);
  expect(await outcomeOf(page)).toBe('reject');
});

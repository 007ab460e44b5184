import { spec } from '../../../tools/testing/spec';
import { until } from '../../../tools/testing/until';
import { untilShown } from '../browser/until-shown';
import { heldBy, REFUSED, SAVE, SETTINGS, NOTICE, untilRefused, visitCookies, write } from './visit-cookies';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const TEXT = 'cookieBannerText';

test('two owners who edit at once are told of each other, and see both versions', async () => {
  const [first, second] = [await visitCookies(shop), await visitCookies(shop)];
  await write(first.page, TEXT, 'The first');
  await write(second.page, TEXT, 'The second');
  await first.page.click(SAVE);
  await untilShown(first.page, 'Saved.', NOTICE);
  await second.page.click(SAVE);
  await untilRefused(second.page, 'Meanwhile owner has saved this');
  await untilShown(second.page, 'Saved meanwhile: The first', `${SETTINGS} [data-field-error="${TEXT}"]`);
  expect(await heldBy(second.page, TEXT)).toBe('The second');
  expect(await second.page.evaluate(() => document.activeElement?.hasAttribute('data-form-error'))).toBe(true);
  await second.page.click(SAVE);
  await untilShown(second.page, 'Saved.', NOTICE);
  await first.page.reload();
  expect(await heldBy(first.page, TEXT)).toBe('The second');
});

test('after the session has ended, typed values are kept and saved after signing in in another tab', async () => {
  const { page } = await visitCookies(shop);
  await write(page, TEXT, 'Typed at length');
  const { db } = shop.server.services;
  await db.deleteFrom('account_session').execute();
  await page.click(SAVE);
  await untilRefused(page, 'You are signed out.');
  expect(await page.$eval('[data-sign-in] a', (link) => link.getAttribute('target'))).toBe('_blank');
  expect(await heldBy(page, TEXT)).toBe('Typed at length');
  const again = await visitAsOwner(shop);
  const [session] = (await again.page.browserContext().cookies()).filter(({ name }) => name === 'session');
  await page.browserContext().setCookie(session!);
  await page.click(SAVE);
  await untilShown(page, 'Saved.', NOTICE);
  expect(await page.$eval('[data-sign-in]', (link) => (link as HTMLElement).hidden)).toBe(true);
});

test('without a connection it says so and keeps typed values until there is one', async () => {
  const { page } = await visitCookies(shop);
  await write(page, TEXT, 'Typed on a train');
  await page.setOfflineMode(true);
  await page.click(SAVE);
  await untilRefused(page);
  expect(await heldBy(page, TEXT)).toBe('Typed on a train');
  await page.setOfflineMode(false);
  await page.click(SAVE);
  await untilShown(page, 'Saved.', NOTICE);
});

spec('ESC-10', 'the browser warns before leaving unsaved values, and Escape does not navigate', async () => {
  const { page } = await visitCookies(shop);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  await write(page, TEXT, 'Not saved');
  await page.waitForSelector('[data-unsaved-note]:not([hidden])');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.click('.admin-frame__navigation a[href="/config/"]').catch(() => undefined);
  await until(() => dialogs.length > 0);
  expect([dialogs, new URL(page.url()).pathname, await heldBy(page, TEXT)]).toEqual([
    ['beforeunload'],
    '/config/cookies',
    'Not saved',
  ]);
  page.removeAllListeners('dialog');
  await page.click('[data-undo]');
  await page.waitForSelector('dialog[open] button');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  expect(await heldBy(page, TEXT)).toBe('Not saved');
});

test('an owner who has lost the permission is told so, and typed values are kept', async () => {
  const { page } = await visitCookies(shop);
  const { db } = shop.server.services;
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'owner@e2e.example')
    .executeTakeFirstOrThrow();
  await db.updateTable('website_role').set({ role: 2 }).where('account_id', '=', id).execute();
  try {
    await write(page, TEXT, 'Typed in vain');
    await page.click(SAVE);
    await untilShown(page, 'You can no longer change these settings.', REFUSED);
    expect(await heldBy(page, TEXT)).toBe('Typed in vain');
  } finally {
    await db.updateTable('website_role').set({ role: 1 }).where('account_id', '=', id).execute();
  }
});

import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SITE_HISTORY_CALLS } from 'shared-types/admin/site-states/site-history';
import { PAYMENTS_CALLS } from 'shared-types/admin/store/payments';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { findState } from '../../site/saved-state/saved-state';
import { SITE_PAYMENTS, sitePaymentsName } from '../../site/saved-state/site-payments';
import { ADA, BEN, CLERK, preparePaymentsPages } from './payments.fixture';

const pages = preparePaymentsPages();
const { as, page } = pages;
const { path } = PAYMENTS_CALLS.saveOfflinePayment;
const INSTALLMENTS = { count: 3, minimumCents: 1000, maximumCents: 90_000 };

const baseNow = async () => sitePaymentsName((await findState(pages.open.db, SITE_PAYMENTS, pages.siteId)).state);
const save = async (browser: Shopper, fields: object, base?: string) =>
  browser.call('POST', path, { instructions: '', base: base ?? (await baseNow()), ...fields });
const methods = async () => (await pages.open.sites.byHost('shop.example'))?.profile.paymentMethods;
const withMethods = (paymentMethods: object[]) =>
  ({ ...exampleDocument(), paymentMethods }) as unknown as ReturnType<typeof exampleDocument>;

test('buyers read the instructions at once, and the page says what they read', async () => {
  const ada = await as(ADA);
  const reply = await save(ada, { isOffered: 'on', instructions: ' Pay within a week.\r\nIE12 BOFI \n' });
  expect([reply.statusCode, reply.json().message]).toEqual([200, 'Saved. Buyers see it at once.']);
  expect(await methods()).toEqual([{ id: 'offline', instructions: 'Pay within a week.\nIE12 BOFI' }]);
  const { text, html } = await page(ada);
  expect(text).toMatch(/What buyers see.*Pay after ordering Pay within a week. IE12 BOFI/);
  expect([text.includes('Last saved by ada,'), html.includes('site-history')]).toEqual([true, true]);
});

test('turned off, buyers have no way to pay, and the instructions are kept for later', async () => {
  const ada = await as(ADA);
  await save(ada, { instructions: 'Pay on delivery.' });
  expect(await methods()).toEqual([]);
  const { text, html } = await page(ada);
  expect(text).toContain('Buyers cannot order yet. There is no way to pay.');
  expect(html).toContain('>Pay on delivery.</textarea>');
});

test('other methods and installments stay as they are, and a later import keeps what the owner saved', async () => {
  const document = withMethods([
    { id: 'test', instructions: 'No money.' },
    { id: 'offline', instructions: 'Old.', installments: INSTALLMENTS },
  ]);
  await pages.open.load(document);
  const ada = await as(ADA);
  await save(ada, { isOffered: 'on', instructions: 'New.' });
  const offline = { id: 'offline', instructions: 'New.', installments: INSTALLMENTS };
  expect(await methods()).toEqual([{ id: 'test', instructions: 'No money.' }, offline]);
  await pages.open.db.updateTable('site').set({ document_hash: '' }).execute();
  await pages.open.load(document);
  expect(await methods()).toEqual([{ id: 'test', instructions: 'No money.' }, offline]);
  await save(ada, { instructions: 'New.' });
  expect(await methods()).toEqual([{ id: 'test', instructions: 'No money.' }]);
  await save(ada, { isOffered: 'on', instructions: 'New.' });
  expect(await methods()).toContainEqual(offline);
});

test('two owners are told of each other, and the second decides', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const seen = await baseNow();
  await save(ben, { instructions: 'Ben' });
  const refused = await save(ada, { isOffered: 'on', instructions: 'Ada' }, seen);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'admin/payments-conflict',
      error: expect.stringMatching(/^Meanwhile ben has saved this/),
      data: { errors: { isOffered: 'Saved meanwhile: off', instructions: 'Saved meanwhile: Ben' } },
    }),
  ]);
  const again = await save(ada, { isOffered: 'on', instructions: 'Ada', key: refused.json().key }, seen);
  expect([again.statusCode, await methods()]).toEqual([200, [{ id: 'offline', instructions: 'Ada' }]]);
});

test('without script the form comes back with what was typed', async () => {
  const ada = await as(ADA);
  const { base, block } = await page(ada);
  const fields = { base, block, page: ADMIN_PATH.payments, isOffered: 'on', instructions: 'x'.repeat(2001) };
  const reply = await ada.post(path, fields);
  expect([reply.statusCode, reply.body.includes(`>${'x'.repeat(2001)}</textarea>`)]).toEqual([422, true]);
  expect(reply.body).toContain('Enter at most 2000 characters.');
});

test('an earlier version is restored', async () => {
  const ada = await as(ADA);
  await save(ada, { isOffered: 'on', instructions: 'First' });
  await save(ada, { isOffered: 'on', instructions: 'Second' });
  const { base, html } = await page(ada);
  const [, version] = /admin-site-history.*?<button[^>]* value="(\d+)"/s.exec(html) ?? [];
  const reply = await ada.call('POST', SITE_HISTORY_CALLS.restoreState.path, { part: 'payments', version, base });
  expect([reply.statusCode, await methods()]).toEqual([200, [{ id: 'offline', instructions: 'First' }]]);
});

spec('ROLE-04', 'administrators alone save it', async () => {
  expect((await save(await as(CLERK), {}, 'x')).statusCode).toBe(403);
  expect((await save(pages.open.visitor(), {}, 'x')).statusCode).toBe(401);
});

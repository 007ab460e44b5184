import { sql } from 'kysely';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { untilOneWaits } from '../../platform/schema/until-one-waits.fixture';
import { sweepEmails } from '../../platform/mail/outbox.store';
import { postpone } from './renew-subscription';
import { prepareRenewals } from './renewals.fixture';
import { MONTHLY } from './subscriptions.fixture';

const { orders, shop, renew, begun, placed, emails } = prepareRenewals();

test('a renewal that is sold out, not for sale or cannot be paid waits, is reported once, and is made when possible', async () => {
  const { product, location } = await begun('2027-01-10', { ...MONTHLY, numBillingCycles: 3 });
  const { db } = orders.store;
  const stock = (pieces: number) =>
    db.updateTable('variant').set({ qty_in_stock: pieces }).where('id', '=', product.variantId).execute();
  await stock(0);
  for (const time of ['06:00', '06:59', '07:00', '09:00']) await renew('2027-02-10', time);
  expect(await placed()).toEqual(['0: 1740']);
  const [sent, ...more] = await emails('subscription ');
  expect([sent?.subject, more]).toEqual([expect.stringContaining('is delayed'), []]);
  expect(sent?.body).toContain('was due on 10 February 2027');
  expect((await orders.store.shopper().get(location)).body).toContain('The order of 10 February 2027 waits');
  await stock(1);
  const status = (workflow_status: number) =>
    db.updateTable('product').set({ workflow_status }).where('id', '=', product.id).execute();
  await status(WORKFLOW_STATUS.draft);
  await renew('2027-02-12');
  await status(WORKFLOW_STATUS.published);
  expect(await placed()).toEqual(['0: 1740']);
  await renew('2027-02-13');
  expect([await placed(), await orders.stockOf(product.variantId)]).toEqual([['0: 1740', '1: 1740'], 0]);
  // The last attempt, after which the cycle is given up.
  await renew('2027-03-10');
  expect((await shop().rows())[0]).toMatchObject({ cycle: 2, next: '2027-03-10' });
  await stock(5);
  await renew('2027-04-10');
  expect([await placed(), (await shop().rows())[0]?.cycle]).toEqual([['0: 1740', '1: 1740'], null]);
});

/** A sold-out subscription in a shop whose owner is notified, with the emails and their links. */
async function soldOut(first: string) {
  const { db } = orders.store;
  const { product } = await begun(first);
  const stock = (pieces: number) =>
    db.updateTable('variant').set({ qty_in_stock: pieces }).where('id', '=', product.variantId).execute();
  await stock(0);
  const { profile } = await orders.store.site();
  const noticed = { profile: { ...profile, orderNoticeEmail: 'olive@store.test' } };
  return {
    stock,
    at: (day: string, time?: string) => renew(day, time, noticed),
    /** All attempts of a day, one each hour. */
    on: async (day: string) => {
      for (let hour = 0; hour < 24; hour += 1) await renew(day, `${String(hour).padStart(2, '0')}:00`, noticed);
    },
    /** Makes the emails a month old, so that the sweep deletes their rows. */
    sweep: async () => {
      await sql`update mail_outbox set created_at = now() - interval '31 days', scheduled_at = now() - interval '31 days'`.execute(
        db,
      );
      await sweepEmails(db);
    },
    sent: async () => ({
      emails: (await emails('subscription ')).map(({ recipient, subject }) => `${recipient}: ${subject}`),
      links: (await db.selectFrom('order_link').select('token_hash').execute()).length,
    }),
  };
}
const TO_BUYER = expect.stringMatching(/^ada@example\.com: .*is delayed/);
const TO_OWNER = expect.stringMatching(/^olive@store\.test: .*could not be created/);
const ONCE = { emails: [TO_BUYER, TO_OWNER], links: 1 };

test('however often it is retried, buyer and owner get one email each about the wait, and there is one link', async () => {
  const { on, sent } = await soldOut('2027-01-10');
  for (const day of ['2027-02-10', '2027-02-11']) await on(day);
  expect(await sent()).toEqual(ONCE);
});

test('a reported wait stays reported when the emails are deleted, the next cycle is reported again, and then it is made', async () => {
  const { at, on, stock, sweep, sent } = await soldOut('2027-01-10');
  await on('2027-02-10');
  await sweep();
  await on('2027-03-09');
  expect(await sent()).toEqual({ emails: [], links: 1 });
  await on('2027-03-10');
  expect(await sent()).toEqual({ ...ONCE, links: 2 });
  await sweep();
  await stock(1);
  await at('2027-03-11');
  expect([await placed(), (await shop().rows())[0]?.cycle]).toEqual([['0: 1740', '2: 1740'], 3]);
  expect(await sent()).toEqual({ emails: [], links: 2 });
  expect(await emails('order placed')).toHaveLength(1);
  await at('2027-04-10');
  expect(await sent()).toEqual({ ...ONCE, links: 3 });
});

test('a failed report is sent with the next try', async () => {
  const { at, sent } = await soldOut('2027-01-10');
  const { db } = orders.store;
  await sql`alter table mail_outbox add constraint no_notice check (about not like 'subscription notice %')`.execute(
    db,
  );
  const failing = await at('2027-02-10', '06:00').catch((error: unknown) => error);
  const after = await sent();
  await sql`alter table mail_outbox drop constraint no_notice`.execute(db);
  expect([failing, after]).toEqual([expect.any(Error), { emails: [], links: 0 }]);
  await at('2027-02-10', '07:00');
  expect(await sent()).toEqual(ONCE);
});

test('a wait from before reports were stored is reported once more at most', async () => {
  const { at, on, sweep, sent } = await soldOut('2027-01-10');
  await at('2027-02-10');
  await sweep();
  await sql`update subscription set notified_cycle = null`.execute(orders.store.db);
  await on('2027-02-11');
  expect(await sent()).toEqual({ ...ONCE, links: 2 });
});

test('where the site is closed nothing is made or sent, and where it offers no payment method the renewal waits', async () => {
  await begun('2027-01-10');
  await renew('2027-02-10', '06:00', { websiteStatus: 'expired' });
  expect([await placed(), await emails('subscription ')]).toEqual([['0: 1740'], []]);
  const { profile } = await orders.store.site();
  await renew('2027-02-10', '07:00', { profile: { ...profile, paymentMethods: [] } });
  const sent = (await emails('subscription ')).map(({ subject }) => subject);
  expect([await placed(), sent]).toEqual([['0: 1740'], [expect.stringContaining('is delayed')]]);
  await renew('2027-02-10', '08:00');
  expect(await placed()).toEqual(['0: 1740', '1: 1740']);
});

test('a failed attempt that another process has overtaken with an order delays nothing', async () => {
  await begun('2027-01-10');
  await renew('2027-02-10');
  const { db } = orders.store;
  const tries = async () => (await db.selectFrom('subscription').select(['id', 'try_at']).execute())[0];
  const before = await tries();
  await db.transaction().execute((trx) => postpone(trx, before?.id ?? '', new Date('2027-02-10T06:00:00Z')));
  expect(await tries()).toEqual(before);
});

test('a renewal that waits for a product’s save uses the saved product', async () => {
  const { product } = await begun('2027-01-10');
  const { db } = orders.store;
  const made = await db.transaction().execute(async (saving) => {
    await saving.selectFrom('variant').select('id').where('id', '=', product.variantId).forUpdate().execute();
    const renewed = renew('2027-02-10');
    await untilOneWaits(db, { work: renewed });
    await saving
      .updateTable('product')
      .set({ workflow_status: WORKFLOW_STATUS.draft })
      .where('id', '=', product.id)
      .execute();
    await saving.updateTable('variant').set({ price_cents: 1250 }).where('id', '=', product.variantId).execute();
    return { renewed };
  });
  await made.renewed;
  expect(await placed()).toEqual(['0: 1740']);
});

test('emails use the current host of the site, whatever it was at the subscription', async () => {
  await begun('2027-01-10');
  const { db, seeded } = orders.store;
  await db.deleteFrom('mail_outbox').execute();
  await renew('2027-02-10', '06:00', { hosts: ['new.example', seeded.host] });
  const bodies = (await emails('')).map(({ body }) => body ?? '');
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies) {
    expect(body).toContain('http://new.example');
    expect(body).not.toContain(`//${seeded.host}`);
  }
});

test('a subscription by the test method is never billed, and nobody is notified of it', async () => {
  const { product } = await begun('2027-01-10');
  await orders.store.db.updateTable('customer_order').set({ payment_method: 'test' }).execute();
  const stock = await orders.stockOf(product.variantId);
  await renew('2027-02-10');
  expect([await placed(), await emails('subscription '), await orders.stockOf(product.variantId)]).toEqual([
    ['0: 1740'],
    [],
    stock,
  ]);
  expect((await shop().rows())[0]).toMatchObject({ next: null, ended: null });
});

test('a subscription paid with money is never taken over by the test method', async () => {
  await begun('2027-01-10');
  const { profile } = await orders.store.site();
  const website = { ...profile.website, developerMode: true };
  await renew('2027-02-10', '06:00', {
    profile: { ...profile, website, paymentMethods: [{ id: 'test', instructions: '' }] },
  });
  expect([await placed(), await emails('subscription ')]).toEqual([['0: 1740'], [expect.anything()]]);
});

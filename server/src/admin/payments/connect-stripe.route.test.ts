import { inspect } from 'node:util';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAYMENTS_CALLS } from 'shared-types/admin/store/payments';
import { CARD_PAYMENT_CALLS } from 'shared-types/commerce/card-payment';
import { spec } from '../../../../tools/testing/spec';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import type { StripeFault } from '../../../../tools/testing/stripe/stripe-stand-in';
import { ADA, BEN, CLERK, OTHER, OTHER_HOST, preparePaymentsPages, textOf, VIEWER } from './payments.fixture';

const pages = preparePaymentsPages();
const { as, page, account } = pages;
const { connectStripe, disconnectStripe } = PAYMENTS_CALLS;
const LIVE = 'sk_live_51Abcdefghij';
const TEST = 'sk_test_51Abcdefghij';
const HOOK = `http://shop.example${CARD_PAYMENT_CALLS.takeStripeEvent.path}`;

const connect = async (browser: Shopper, secretKey: string, seen?: string) =>
  browser.call('POST', connectStripe.path, { secretKey, connection: seen ?? (await pages.connection()) });
const disconnect = async (browser: Shopper, seen?: string) =>
  browser.call('POST', disconnectStripe.path, { connection: seen ?? (await pages.connection()), confirmed: 'yes' });
const cardPayments = async () => (await pages.open.sites.byHost('shop.example'))?.cardPayments;

test('an owner pastes a key without script, and sees the account, its mode, and what buyers get', async () => {
  const ada = await as(ADA);
  const { connection, block, text } = await page(ada);
  expect(text).toContain('Pay after ordering');
  expect(text).not.toContain('Test card');
  const fields = { connection, block, page: ADMIN_PATH.payments };
  const sent = await ada.post(connectStripe.path, { ...fields, secretKey: ` ${TEST} ` });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, expect.stringContaining('done=connected')]);
  expect(textOf((await ada.get(String(sent.headers.location))).body)).toContain('Stripe is connected.');
  const test = await page(ada);
  expect(test.text).toContain('Fern & Kiln Studio Test mode: no money is charged');
  expect(test.text).toContain('4242 4242 4242 4242');
  expect(test.text).toMatch(/What buyers see.*Test card: nothing is charged.*Buyers do not.*Pay after ordering/);
  expect([await cardPayments(), [...pages.stripe.webhooks.values()].at(-1)]).toEqual(['test', HOOK]);
  expect((await connect(ada, LIVE)).statusCode).toBe(200);
  const live = await page(ada);
  expect(live.text).toContain('Fern & Kiln Studio Live');
  expect(live.text).toMatch(/What buyers see.*Credit or debit card.*Pay after ordering/);
  expect(live.text).toMatch(/Connected by ada, \w+ \d/);
  expect(await cardPayments()).toBe('live');
});

test('a site without a way to pay says that buyers cannot order', async () => {
  await pages.open.db.updateTable('site').set({ website_status: 'trial' }).execute();
  pages.open.sites.invalidate(pages.siteId);
  expect((await page(await as(ADA))).text).toContain('Buyers cannot order yet. Your site is on trial');
  await pages.open.db.updateTable('site').set({ website_status: 'none' }).execute();
  pages.open.sites.invalidate(pages.siteId);
});

test.each([
  ['no key', '', 'Paste the secret key'],
  ['a publishable key', 'pk_live_51Abcdefghij', 'This is the publishable key.'],
  ['something else', 'sk_live_51Abc defghij', 'This is not a secret key of Stripe.'],
  ['a long key', `sk_live_${'a'.repeat(255)}`, 'Enter at most 255 characters.'],
  ['an unknown key', 'sk_test_unknown1', 'Stripe does not know this key.'],
  ['a restricted key', 'rk_live_51Abcdefghij', 'This restricted key may not read your account.'],
])('%s is refused with a sentence, and nothing changes', async (_, secretKey, message) => {
  const ada = await as(ADA);
  const reply = await connect(ada, secretKey);
  expect(reply.json().data.errors.secretKey).toContain(message);
  expect([reply.statusCode >= 400, await account(), await cardPayments()]).toEqual([true, undefined, undefined]);
});

test.each([
  ['busy', 'too much to do'],
  ['lost', 'could not be reached'],
  ['silent', 'did not answer in time'],
  ['not-activated', 'has not activated this account yet'],
] as const)('while Stripe is %s nothing changes, and the page says so', async (fault, message) => {
  const ada = await as(ADA);
  await connect(ada, TEST);
  const before = await account();
  pages.stripe.faults = new Set<StripeFault>([fault]);
  const reply = await connect(ada, LIVE);
  expect([reply.statusCode, JSON.stringify(reply.json())]).toEqual([409, expect.stringContaining(message)]);
  expect(await account()).toEqual(before);
});

test('an account that is not activated yet takes test cards', async () => {
  pages.stripe.faults = new Set(['not-activated']);
  expect((await connect(await as(ADA), TEST)).statusCode).toBe(200);
});

test('where Stripe refuses the webhook, the account is connected, and the page says what follows', async () => {
  pages.stripe.faults = new Set(['refuses-webhooks']);
  const ada = await as(ADA);
  expect((await connect(ada, LIVE)).statusCode).toBe(200);
  expect(await account()).toMatchObject({ webhook_id: null, webhook_secret: null, is_live: true });
  expect((await page(ada)).text).toContain('within a minute');
});

test('a replaced key keeps the account, and its former webhook is deleted at Stripe', async () => {
  const ada = await as(ADA);
  await connect(ada, LIVE);
  const before = await account();
  await connect(ada, `${LIVE}2`);
  const after = await account();
  expect([after?.account_id, after?.secret_key === before?.secret_key]).toEqual([before?.account_id, false]);
  const { webhooks } = pages.stripe;
  expect([webhooks.has(before?.webhook_id ?? ''), webhooks.has(after?.webhook_id ?? '')]).toEqual([false, true]);
});

test('of two owners who connect at once the first wins, and the other is told and leaves no webhook', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const hooks = pages.stripe.webhooks.size;
  const replies = await Promise.all([connect(ada, TEST, ''), connect(ben, LIVE, '')]);
  const [won, lost] = replies.toSorted((one, other) => one.statusCode - other.statusCode);
  expect([won?.statusCode, lost?.statusCode, lost?.json().code]).toEqual([200, 409, 'admin/payments-conflict']);
  expect(lost?.json().error).toMatch(/^Meanwhile (ada|ben) has connected Fern & Kiln Studio\. Nothing was changed/);
  expect(pages.stripe.webhooks.size).toBe(hooks + 1);
});

test('a disconnection is asked for first; then buyers no longer see cards, and Stripe no longer calls', async () => {
  const ada = await as(ADA);
  await connect(ada, LIVE);
  const { connection, block } = await page(ada);
  const { webhook_id: hook } = (await account()) ?? {};
  const fields = { connection, block, page: ADMIN_PATH.payments };
  const asked = await ada.post(disconnectStripe.path, fields);
  expect(textOf(asked.body)).toContain('Orders that wait for a payment by card cannot be paid any more');
  expect(await account()).toBeDefined();
  const done = await ada.post(disconnectStripe.path, { ...fields, confirmed: 'yes' });
  expect([done.statusCode, await account(), await cardPayments()]).toEqual([303, undefined, undefined]);
  expect(pages.stripe.webhooks.has(hook ?? '')).toBe(false);
  expect((await page(ada)).text).not.toContain('Credit or debit card');
  expect((await disconnect(ada, connection)).json().code).toBe('admin/stripe-not-connected');
});

test('a connection ends while Stripe is away, and nobody ends one that they have not seen', async () => {
  const ada = await as(ADA);
  await connect(ada, LIVE);
  expect([(await disconnect(ada, 'acct_1@1')).statusCode, await cardPayments()]).toEqual([409, 'live']);
  pages.stripe.faults = new Set(['busy']);
  expect([(await disconnect(ada)).statusCode, await cardPayments()]).toEqual([200, undefined]);
});

test('a key that was sealed with a former key of the server has to be entered again', async () => {
  const ada = await as(ADA);
  await connect(ada, LIVE);
  await pages.open.db
    .updateTable('stripe_account')
    .set({ secret_key: 'A'.repeat(80) })
    .execute();
  expect((await page(ada)).text).toContain('can no longer be read');
  expect((await connect(ada, LIVE)).statusCode).toBe(200);
  expect((await page(ada)).text).not.toContain('can no longer be read');
});

test('a key is in no answer, in no log line, and sealed in the database', async () => {
  const lines: string[] = [];
  const write = (...line: unknown[]) => void lines.push(inspect(line, { depth: 10 }));
  const log = { child: () => log, level: 'trace', trace: write, debug: write, info: write, warn: write, error: write };
  jest.spyOn(pages.open.app.log, 'child').mockImplementation(() => ({ ...log, fatal: write, silent: write }) as never);
  const ada = await as(ADA);
  const { block } = await page(ada);
  const answers: string[] = [];
  const send = async (secretKey: string, faults: readonly StripeFault[]) => {
    pages.stripe.faults = new Set(faults);
    const { connection } = await page(ada);
    const reply = await ada.post(connectStripe.path, { connection, block, page: ADMIN_PATH.payments, secretKey });
    answers.push(reply.body, JSON.stringify(reply.headers), (await connect(ada, secretKey)).body);
  };
  await send('sk_live_unknownSECRET', []);
  await send('sk_live_SECRET', ['busy']);
  await send('sk_live_SECRET', ['refuses-webhooks']);
  await send('sk_live_SECRET', []);
  answers.push((await page(ada)).html, JSON.stringify(await account()));
  pages.stripe.faults = new Set(['busy']);
  answers.push((await disconnect(ada)).body, ...lines);
  expect(lines.some((line) => line.includes('Stripe does not call this site'))).toBe(true);
  expect(answers.filter((answer) => answer.includes('SECRET'))).toEqual([]);
});

spec('ROLE-04', 'nobody but administrators of the site sees or changes its payments', async () => {
  for (const email of [CLERK, VIEWER]) {
    const browser = await as(email);
    const replies = [await connect(browser, LIVE, ''), await disconnect(browser, '')];
    expect([email, ...replies.map(({ statusCode }) => statusCode)]).toEqual([email, 403, 403]);
    expect((await browser.get(ADMIN_PATH.payments)).statusCode).toBe(403);
  }
  expect((await connect(pages.open.visitor(), LIVE, '')).statusCode).toBe(401);
  const stranger = await as(OTHER, OTHER_HOST);
  expect((await connect(stranger, LIVE, '')).statusCode).toBe(200);
  expect([await cardPayments(), (await account())?.site_id === pages.siteId]).toEqual([undefined, false]);
  const intruder = await as(OTHER);
  expect((await connect(intruder, LIVE, '')).statusCode).toBeGreaterThanOrEqual(401);
  expect(await cardPayments()).toBeUndefined();
});

import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MASKED_SECRET } from 'shared-types/admin/secrets/masked-secret';
import { LIST_CONNECTION_CALLS } from 'shared-types/admin/people/list-connection';
import { SUBSCRIBERS_CALLS } from 'shared-types/admin/people/subscribers';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { firstFormBlock } from '../../../../tools/testing/site/page-block';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { prepareConnectedList } from '../../forms/list-connector/connected-list.fixture';
import {
  API_KEY,
  AUDIENCE_ID,
  mailchimpAt,
  openMailchimp,
} from '../../forms/list-connector/services/mailchimp.fixture';
import { ADA, LIST_ID } from '../../forms/mailing-list/subscribers.fixture';
import { statusOf } from '../../platform/outgoing/receiver.fixture';

const list = prepareConnectedList();
const { subscribers, run, deliveries, received, connection } = list;
const PAGE = ADMIN_PATH.listConnection.replace('{token}', LIST_ID);
const LIST_PAGE = ADMIN_PATH.subscribers.replace('{token}', LIST_ID);
const { saveConnection, removeConnection, testConnection, resendChanges } = LIST_CONNECTION_CALLS;

let owner: Shopper;
let reporting: Shopper;
let other: Shopper;
beforeAll(async () => {
  const { identifier } = exampleDocument().site;
  const { db } = subscribers.open;
  await seedAccount(db, { email: 'owner@x.test', roles: { [identifier]: ['editor'] } });
  await seedAccount(db, { email: 'other@x.test', roles: { [identifier]: ['editor'] } });
  await seedAccount(db, { email: 'rep@x.test', roles: { [identifier]: ['reporting'] } });
  owner = await signedIn('owner@x.test');
  reporting = await signedIn('rep@x.test');
  other = await signedIn('other@x.test');
});

async function signedIn(email: string): Promise<Shopper> {
  const browser = subscribers.open.visitor();
  await signIn(browser, email);
  return browser.twin();
}
const call = (path: string, body: object, shopper = owner) => shopper.call('POST', path, { list: LIST_ID, ...body });
const save = (body: object) => call(saveConnection.path, body);
const errorsOf = async (body: object) => (await save(body)).json().data?.errors as unknown;
const page = async (path = PAGE) => (await owner.get(path)).body.replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const blockOf = async () => firstFormBlock(await page(`${PAGE}?service=automation`));
const mailchimp = (over: object = {}) => ({
  service: 'mailchimp',
  apiKey: API_KEY,
  audienceId: AUDIENCE_ID,
  url: mailchimpAt(list.receiver.url),
  ...over,
});
async function join(): Promise<void> {
  await subscribers.signUp();
  await subscribers.act('confirmSubscription', await subscribers.token());
}
/** A change that has failed for good. */
async function failOne(): Promise<string> {
  await join();
  list.receiver.answerWith(statusOf(410));
  await run();
  return (await deliveries())[0]?.id ?? '';
}

spec(
  'MAIL-02',
  'an owner connects a list to an automation service without script, and sees what is delivered',
  async () => {
    expect(await page(LIST_PAGE)).toContain(`href="${PAGE}"`);
    const [block, address] = [await blockOf(), `${PAGE}?service=automation`];
    const sent = { list: LIST_ID, service: 'automation', block, page: address };
    const refused = await owner.post(saveConnection.path, { ...sent, url: 'http://hooks.example/typed' });
    expect([refused.statusCode, refused.body.includes('http://hooks.example/typed')]).toEqual([422, true]);
    expect(refused.body).toContain('Enter a URL that starts with https://');
    const saved = await owner.post(saveConnection.path, { ...sent, url: list.receiver.url });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, expect.stringContaining('done=saved')]);
    expect((await owner.get(saved.headers.location as string)).body).toContain('Saved.');
    await join();
    expect(await page()).toMatch(/Waiting<\/dt><dd[^>]*>1</);
    await run();
    expect(received()).toMatchObject([{ event: 'subscribed', email: ADA }]);
    expect(await page()).toMatch(/Last delivered<\/dt><dd[^>]*>[A-Z]\w+ \d/);
    expect(await page(LIST_PAGE)).toContain('sent to an automation service');
  },
);

test('an API key never comes back: only its end is shown, and what was typed is not repeated after an error', async () => {
  const block = await blockOf();
  const sent = { ...mailchimp({ audienceId: '' }), list: LIST_ID, block, page: `${PAGE}?service=mailchimp` };
  const refused = await owner.post(saveConnection.path, sent);
  expect([refused.statusCode, refused.body.includes(API_KEY)]).toEqual([422, false]);
  expect((await save(mailchimp())).statusCode).toBe(200);
  const shown = await page();
  expect([shown.includes('…-us6'), shown.includes(API_KEY)]).toEqual([true, false]);
  expect((await save(mailchimp({ apiKey: '', audienceId: 'other' }))).statusCode).toBe(200);
  expect(await connection()).toMatchObject({ api_key: API_KEY, audience_id: 'other' });
});

spec('EDIT-28', 'the mask of an API key changes nothing, and is never stored', async () => {
  expect(await errorsOf(mailchimp({ apiKey: MASKED_SECRET }))).toEqual({ apiKey: 'Enter the API key.' });
  await save(mailchimp());
  expect(await page()).toMatch(
    new RegExp(`name="apiKey"[^>]* value="${MASKED_SECRET}"|value="${MASKED_SECRET}"[^>]* name="apiKey"`),
  );
  expect((await save(mailchimp({ apiKey: MASKED_SECRET, audienceId: 'other' }))).statusCode).toBe(200);
  expect(await connection()).toMatchObject({ api_key: API_KEY, audience_id: 'other' });
});

test('a saved API key is never sent to another URL than it was entered for', async () => {
  await save(mailchimp());
  expect(await errorsOf(mailchimp({ apiKey: '', url: 'https://evil.example' }))).toEqual({
    apiKey: 'Enter the API key again, because the URL is another one.',
  });
  expect(await errorsOf(mailchimp({ apiKey: '', url: '' }))).toEqual({
    apiKey: 'Enter the API key again, because the URL is another one.',
  });
  expect(await connection()).toMatchObject({ url: mailchimpAt(list.receiver.url) });
  await save({ service: 'automation', url: 'https://hooks.example/a' });
  expect(await connection()).toMatchObject({ api_key: null, audience_id: null });
});

test.each([
  ['a hook without a URL', { service: 'automation', url: '' }, { url: expect.stringContaining('https://') }],
  [
    'a private URL',
    { service: 'webhook', url: 'https://10.0.0.1/' },
    { url: expect.stringContaining('public internet') },
  ],
  [
    'a long URL',
    { service: 'webhook', url: `https://hooks.example/${'x'.repeat(2000)}` },
    { url: 'Enter at most 2000 characters.' },
  ],
  [
    'nothing for Mailchimp',
    { service: 'mailchimp' },
    { apiKey: 'Enter the API key.', audienceId: expect.stringContaining('audience ID') },
  ],
  [
    'a key without a data centre',
    { service: 'mailchimp', apiKey: 'abc', audienceId: 'a1' },
    { apiKey: expect.stringContaining('-us6') },
  ],
  [
    'an audience that is a path',
    { service: 'mailchimp', apiKey: 'abc-us6', audienceId: '../x', url: 'https://localhost' },
    { url: expect.stringContaining('public internet'), audienceId: expect.stringContaining('audience ID') },
  ],
])('%s is refused at its field, and nothing is connected', async (_, body, errors) => {
  expect(await errorsOf(body)).toEqual(errors);
  expect(await connection()).toBeUndefined();
});

test('the secret of a webhook is shown once, to who made it, and again only when it is replaced', async () => {
  const secretIn = (body: string) => /whsec_[\w+/=]+/.exec(body)?.[0];
  await save({ service: 'webhook', url: list.receiver.url });
  expect(secretIn((await other.get(PAGE)).body)).toBeUndefined();
  const first = secretIn(await page());
  expect([first, secretIn(await page())]).toEqual([(await connection())?.secret, undefined]);
  await save({ service: 'webhook', url: list.receiver.url });
  expect(secretIn(await page())).toBeUndefined();
  await save({ service: 'webhook', url: list.receiver.url, newSecret: 'yes' });
  const second = secretIn(await page());
  expect([second === undefined, second === first]).toEqual([false, false]);
});

test('what has failed is listed with the reason and what to do, and sent again by its button', async () => {
  await list.connect();
  const change = await failOne();
  const shown = await page();
  for (const text of [ADA, 'wants no more messages', 'HTTP 410', 'Send again']) expect(shown).toContain(text);
  expect(await page(LIST_PAGE)).toContain('1 change has failed.');
  list.receiver.answerWith(statusOf(204));
  expect((await call(resendChanges.path, { change })).json().location).toContain('done=resent');
  await run();
  expect([await deliveries(), received().length, new Set(received().map(({ id }) => id)).size]).toEqual([[], 2, 1]);
});

test('all that have failed are sent again by one button, and by saving the connection', async () => {
  await list.connect();
  await failOne();
  await call(resendChanges.path, {});
  expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 0, reason: null }]);
  await run();
  expect(await deliveries()).toMatchObject([{ state: 'failed' }]);
  list.receiver.answerWith(statusOf(204));
  await save({ service: 'automation', url: list.receiver.url.replace('/forms', '/new') });
  await run();
  expect([await deliveries(), list.receiver.messages.at(-1)?.path]).toEqual([[], '/new']);
});

test('while a service is away the page says why and when it is asked again', async () => {
  await list.connect();
  await join();
  list.receiver.answerWith(statusOf(500));
  await run();
  const shown = await page();
  for (const text of ['The next one is on', 'did not accept it', 'HTTP 500']) expect(shown).toContain(text);
});

test('a test asks the service and says what it answers', async () => {
  list.receiver.answerWith(openMailchimp().answer);
  await save(mailchimp());
  expect((await call(testConnection.path, {})).json().message).toBe('The service has answered: the connection works.');
  await save(mailchimp({ apiKey: 'wrong-us6' }));
  const denied = await call(testConnection.path, {});
  expect([denied.statusCode, denied.json()]).toMatchObject([
    409,
    { code: 'admin/list-test-failed', error: expect.stringContaining('refused the API key') },
  ]);
  await list.connect();
  list.receiver.answerWith(statusOf(404));
  expect((await call(testConnection.path, {})).json().error).toContain('(HTTP 404)');
  expect(await deliveries()).toEqual([]);
});

test('tests are limited, because each is a request to a server of somebody else', async () => {
  await list.connect();
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await call(testConnection.path, {})).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

test('disconnecting asks first, and then ends what waits', async () => {
  await list.connect();
  await join();
  const block = await blockOf();
  const asked = await owner.post(removeConnection.path, { list: LIST_ID, block, page: PAGE });
  expect(asked.body).toContain('A change that waits or has failed is deleted.');
  expect(await deliveries()).toHaveLength(1);
  const removed = await owner.post(removeConnection.path, { list: LIST_ID, confirmed: 'yes', block, page: PAGE });
  expect([removed.statusCode, await connection(), await deliveries()]).toEqual([303, undefined, []]);
  await run();
  expect(received()).toEqual([]);
  for (const path of [removeConnection.path, testConnection.path, resendChanges.path])
    expect((await call(path, { confirmed: 'yes' })).json().code).toBe('admin/list-connection-gone');
});

test('a deleted list ends its connection', async () => {
  const { db } = subscribers.open;
  const { site_id: siteId } = await db.selectFrom('mailing_list').select('site_id').executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('mailing_list')
    .values({ site_id: siteId, name: 'Autumn' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await save({ list: id, service: 'automation', url: list.receiver.url });
  await owner.call('POST', SUBSCRIBERS_CALLS.addSubscribers.path, { list: id, addresses: ADA, consent: 'yes' });
  expect(await deliveries()).toHaveLength(1);
  await owner.call('POST', SUBSCRIBERS_CALLS.removeList.path, { list: id, confirmed: 'yes' });
  expect([await connection(), await deliveries()]).toEqual([undefined, []]);
  expect((await save({ list: id, service: 'automation', url: list.receiver.url })).json().code).toBe(
    'admin/mailing-list-gone',
  );
});

spec('ROLE-04', 'nobody else sees or changes a connection, and none of another site', async () => {
  const bodies: [string, object][] = [
    [saveConnection.path, mailchimp()],
    [removeConnection.path, { confirmed: 'yes' }],
    [testConnection.path, {}],
    [resendChanges.path, {}],
  ];
  await list.connect();
  for (const [path, body] of bodies) {
    expect((await call(path, body, reporting)).statusCode).toBe(403);
    expect((await call(path, body, subscribers.open.visitor())).statusCode).toBe(401);
  }
  expect((await reporting.get(PAGE)).statusCode).toBe(403);
  const other = exampleDocument('other');
  const siteId = await subscribers.open.load({ ...other, site: { ...other.site, hosts: ['other.example'] } });
  const { db } = subscribers.open;
  const values = { site_id: siteId, name: 'Theirs' };
  const { id } = await db.insertInto('mailing_list').values(values).returning('id').executeTakeFirstOrThrow();
  const theirs = { list_id: id, site_id: siteId, service: 'automation', url: list.receiver.url } as const;
  await db.insertInto('list_connection').values(theirs).execute();
  for (const [path, body] of bodies)
    expect((await call(path, { ...body, list: id })).json().code).toBe(
      path === saveConnection.path ? 'admin/mailing-list-gone' : 'admin/list-connection-gone',
    );
  expect((await owner.get(PAGE.replace(LIST_ID, id))).statusCode).toBe(404);
  expect(await db.selectFrom('list_connection').select('service').execute()).toHaveLength(2);
  expect(received()).toEqual([]);
  await db.deleteFrom('site').where('id', '=', siteId).execute();
});

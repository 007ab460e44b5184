import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MAILING_LISTS_CALLS } from 'shared-types/admin/people/mailing-lists';
import { SUBSCRIBERS_CALLS } from 'shared-types/admin/people/subscribers';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { firstFormBlock } from '../../../../tools/testing/site/page-block';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { blocksOf } from '../../forms/contact-form/submissions.fixture';
import { ADA, LIST_ID, prepareSubscribers } from '../../forms/mailing-list/subscribers.fixture';

const subscribers = prepareSubscribers();
const { rows, signUp } = subscribers;
const [, formId] = blocksOf();
const PAGE = ADMIN_PATH.subscribers.replace('{token}', LIST_ID);
const { createList, connectForm } = MAILING_LISTS_CALLS;
const { saveList, removeList, addSubscribers, removeSubscriber, getSubscribersFile } = SUBSCRIBERS_CALLS;

let owner: Shopper;
let reporting: Shopper;
beforeAll(async () => {
  const { identifier } = exampleDocument().site;
  const { db } = subscribers.open;
  await seedAccount(db, { email: 'owner@x.test', roles: { [identifier]: ['editor'] } });
  await seedAccount(db, { email: 'rep@x.test', roles: { [identifier]: ['reporting'] } });
  owner = await signedIn('owner@x.test');
  reporting = await signedIn('rep@x.test');
});
afterEach(async () => {
  const { db } = subscribers.open;
  await db.deleteFrom('form_list').execute();
  await db.deleteFrom('mailing_list').where('id', '!=', LIST_ID).execute();
});

async function signedIn(email: string): Promise<Shopper> {
  const browser = subscribers.open.visitor();
  await signIn(browser, email);
  return browser.twin();
}
const lists = () => subscribers.open.db.selectFrom('mailing_list').selectAll().orderBy('name').execute();
const add = (addresses: string, over: object = {}) =>
  owner.call('POST', addSubscribers.path, { list: LIST_ID, addresses, consent: 'yes', ...over });
const idOf = async (email: string) => (await rows()).find((row) => row.email === email)?.id ?? '';

spec('MAIL-05', 'an owner creates a list, with double opt-in or without, and changes it', async () => {
  const created = await owner.post(createList.path, { name: ' Spring  sale ', requiresConfirmation: 'yes' });
  expect([created.statusCode, created.headers.location]).toEqual([303, expect.stringContaining('done=created')]);
  await owner.call('POST', createList.path, { name: 'Autumn' });
  const made = await lists();
  expect(made.map((list) => [list.name, list.requires_confirmation])).toEqual([
    ['Autumn', false],
    ['Kiln news', true],
    ['Spring sale', true],
  ]);
  const [{ id: list } = { id: '' }] = made;
  await owner.call('POST', saveList.path, { list, name: 'Winter', requiresConfirmation: 'yes' });
  expect((await lists()).map(({ name, requires_confirmation: is }) => [name, is])).toContainEqual(['Winter', true]);
});

test('no two lists of a site have one name', async () => {
  for (const name of ['Kiln news', 'KILN NEWS'])
    expect((await owner.call('POST', createList.path, { name })).json()).toMatchObject({
      code: 'admin/mailing-list-known',
      data: { errors: { name: 'Another list has this name.' } },
    });
  await owner.call('POST', createList.path, { name: 'Other' });
  const other = (await lists()).find(({ name }) => name === 'Other')?.id;
  expect((await owner.call('POST', saveList.path, { list: other, name: 'kiln NEWS' })).statusCode).toBe(409);
});

spec('MAIL-01', 'a form joins the list that its owner connects it to, and none once it is disconnected', async () => {
  await owner.call('POST', createList.path, { name: 'Autumn' });
  const listId = (await lists()).find(({ name }) => name === 'Autumn')?.id ?? '';
  expect((await owner.call('POST', connectForm.path, { formId, listId })).statusCode).toBe(200);
  await signUp();
  expect((await rows()).map((row) => row.list_id)).toEqual([listId]);
  expect((await owner.call('POST', connectForm.path, { formId, listId: '', disconnect: 'yes' })).statusCode).toBe(200);
  await signUp('ben@example.com');
  expect(await rows()).toHaveLength(1);
});

spec('MAIL-03', 'a connection without a list is refused: a list must be selected', async () => {
  const refused = await owner.call('POST', connectForm.path, { formId, listId: '' });
  expect([refused.statusCode, refused.json().data.errors]).toEqual([400, { listId: 'A List must be selected' }]);
  const gone = await owner.call('POST', connectForm.path, { formId, listId: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3fdead' });
  expect([gone.statusCode, gone.json().data.errors]).toEqual([404, { listId: 'A List must be selected' }]);
  const block = firstFormBlock((await owner.get(ADMIN_PATH.mailingLists)).body);
  const page = await owner.post(connectForm.path, { formId, listId: '', block, page: ADMIN_PATH.mailingLists });
  expect([page.statusCode, page.body.includes('A List must be selected')]).toEqual([422, true]);
});

spec('MAIL-04', 'a site without lists asks its owner to create one', async () => {
  const [list] = await lists();
  await subscribers.open.db.deleteFrom('mailing_list').execute();
  const { body } = await owner.get(ADMIN_PATH.mailingLists);
  expect(body.replaceAll('&#x27;', "'")).toContain(
    "You don't have any mailing lists. Please create one before continuing.",
  );
  await subscribers.open.db.insertInto('mailing_list').values(list!).execute();
});

test('a list of another site is neither connected nor shown nor changed', async () => {
  const other = exampleDocument('other');
  const siteId = await subscribers.open.load({ ...other, site: { ...other.site, hosts: ['other.example'] } });
  const { db } = subscribers.open;
  const { id } = await db
    .insertInto('mailing_list')
    .values({ site_id: siteId, name: 'Theirs' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await owner.call('POST', connectForm.path, { formId, listId: id })).statusCode).toBe(404);
  for (const [path, body] of [
    [saveList.path, { list: id, name: 'Ours' }],
    [removeList.path, { list: id, confirmed: 'yes' }],
    [addSubscribers.path, { list: id, addresses: ADA, consent: 'yes' }],
  ] as const)
    expect((await owner.call('POST', path, body)).json().code).toBe('admin/mailing-list-gone');
  expect((await owner.get(`${getSubscribersFile.path}?list=${id}`)).statusCode).toBe(404);
  expect((await lists()).map(({ name }) => name)).toContain('Theirs');
  await db.deleteFrom('site').where('id', '=', siteId).execute();
});

test('addresses are added all together, once each, and those who have unsubscribed stay unsubscribed', async () => {
  await signUp();
  await subscribers.open.db
    .updateTable('list_subscriber')
    .set({ state: 'unsubscribed', unsubscribed_at: new Date() })
    .execute();
  const added = await add(`Email,Name\n${ADA},Ada\nben@example.com,Ben\nBEN@example.com,Ben`);
  expect(added.json().location).toContain('added=1');
  expect((await rows()).map(({ email_key: email, state }) => [email, state])).toEqual([
    [ADA, 'unsubscribed'],
    ['ben@example.com', 'subscribed'],
  ]);
});

test.each([
  ['a wrong line', `${ADA}\nben`, {}, { addresses: expect.stringContaining('line 2 (ben)') }],
  ['nobody', ' ', {}, { addresses: 'Enter at least one email address.' }],
  ['too many', `${'ada@example.com\n'.repeat(5001)}`, {}, { addresses: 'Add at most 5000 lines at once.' }],
  ['no consent', ADA, { consent: undefined }, { consent: expect.stringContaining('agreed') }],
])('%s adds nobody, and says why', async (_, addresses, over, errors) => {
  const refused = await add(addresses, over);
  expect([refused.statusCode, refused.json().data.errors]).toEqual([400, errors]);
  expect(await rows()).toEqual([]);
});

test('without script what was typed stays in the page that names the wrong line', async () => {
  const block = firstFormBlock((await owner.get(PAGE)).body);
  const sent = { list: LIST_ID, addresses: `${ADA}\nben`, consent: 'yes', block, page: PAGE };
  const refused = await owner.post(addSubscribers.path, sent);
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('line 2 (ben)');
  expect(refused.body).toContain(`${ADA}\nben</textarea>`);
});

test('subscribers are found by part of the address and by status, fifty on a page', async () => {
  const many = Array.from({ length: 60 }, (_, index) => `reader-${index}@example.com`);
  await add(many.join('\n'));
  await signUp();
  const count = async (query: string) =>
    ((await owner.get(`${PAGE}${query}`)).body.match(/<bdi class="admin-subscribers/g) ?? []).length;
  expect([await count(''), await count('?page=2'), await count('?page=3')]).toEqual([50, 11, 0]);
  expect([await count('?q=READER-1'), await count('?state=unconfirmed'), await count('?q=%25')]).toEqual([11, 1, 0]);
});

test('deleting asks first, and then leaves nothing of the subscriber', async () => {
  await add(`${ADA}\nben@example.com`);
  const subscriber = await idOf(ADA);
  const block = firstFormBlock((await owner.get(PAGE)).body);
  const asked = await owner.post(removeSubscriber.path, { subscriber, block, page: PAGE });
  expect(asked.body).toContain(`${ADA} will be deleted from the list`);
  expect(await rows()).toHaveLength(2);
  const removed = await owner.post(removeSubscriber.path, { subscriber, confirmed: 'yes', block, page: PAGE });
  expect([removed.statusCode, (await rows()).map(({ email }) => email)]).toEqual([303, ['ben@example.com']]);
});

test('a deleted list takes its subscribers and connections with it', async () => {
  await owner.call('POST', createList.path, { name: 'Autumn' });
  const list = (await lists()).find(({ name }) => name === 'Autumn')?.id ?? '';
  await owner.call('POST', connectForm.path, { formId, listId: list });
  await add(ADA, { list });
  await owner.call('POST', removeList.path, { list, confirmed: 'yes' });
  const connections = await subscribers.open.db.selectFrom('form_list').selectAll().execute();
  expect([await rows(), connections, (await lists()).length]).toEqual([[], [], 1]);
});

test('the file has every subscriber with a link that unsubscribes, and no formula', async () => {
  await add(`+eve@example.com\n${ADA}`);
  const file = await owner.get(`${getSubscribersFile.path}?list=${LIST_ID}`);
  expect(file.headers['content-disposition']).toMatch(/attachment; filename=".*-subscribers-\d{4}-\d\d-\d\d\.csv"/);
  expect(file.body).toContain("\r\n'+eve@example.com,subscribed,");
  const token = new RegExp(`${ADA},.*/newsletter/unsubscribe/([\\w-]{72})`).exec(file.body)?.[1] ?? '';
  expect((await subscribers.act('unsubscribe', token)).statusCode).toBe(200);
  expect((await rows()).map(({ email_key: email, state }) => [email, state])).toContainEqual([ADA, 'unsubscribed']);
});

spec('ROLE-04', 'nobody else reads or changes a list', async () => {
  const calls: [string, object][] = [
    [createList.path, { name: 'Mine' }],
    [connectForm.path, { formId, listId: LIST_ID }],
    [saveList.path, { list: LIST_ID, name: 'Mine' }],
    [removeList.path, { list: LIST_ID, confirmed: 'yes' }],
    [addSubscribers.path, { list: LIST_ID, addresses: ADA, consent: 'yes' }],
    [removeSubscriber.path, { subscriber: LIST_ID, confirmed: 'yes' }],
  ];
  for (const [path, body] of calls) {
    expect((await reporting.call('POST', path, body)).statusCode).toBe(403);
    expect((await subscribers.open.visitor().call('POST', path, body)).statusCode).toBe(401);
  }
  expect((await reporting.get(PAGE)).statusCode).toBe(403);
  expect((await reporting.get(`${getSubscribersFile.path}?list=${LIST_ID}`)).statusCode).toBe(403);
  expect((await subscribers.open.visitor().get(`${getSubscribersFile.path}?list=${LIST_ID}`)).statusCode).toBe(303);
  expect([(await lists()).map(({ name }) => name), await rows()]).toEqual([['Kiln news'], []]);
});

import { CHOSEN_SUBMISSION_PREFIX, SUBMISSIONS_CALLS } from 'shared-types/admin/forms/submissions';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import { prepareStoredSubmissions } from './stored-submissions.fixture';

const { path } = SUBMISSIONS_CALLS.deleteSubmissions;
const { submissions, signedIn, listAt, store } = prepareStoredSubmissions();

const chosen = (...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [`${CHOSEN_SUBMISSION_PREFIX}${id}`, 'on']));
const left = async () => (await submissions.stored()).map(({ id }) => id).sort();
const fields = (value: object) => ({ fields: JSON.stringify(value) });
const deletions = () => submissions.open.db.selectFrom('submission_deletion').selectAll().orderBy('id').execute();
afterEach(() => submissions.open.db.deleteFrom('submission_deletion').execute());

test('deletes the selected ones once a page that says how many is confirmed, and records who did it', async () => {
  const [first = '', second = '', third = ''] = await store(3);
  const admin = await signedIn('admin');
  const asked = await admin.post(path, { ...chosen(first, second), page: '/config/forms?q=letter&id=x' });
  const address = `/config/forms?q=letter&remove=${first}.${second}`;
  expect([asked.statusCode, asked.headers.location]).toEqual([303, address]);
  const page = await listAt(address, 'admin');
  expect(page).toContain('2 submissions will be deleted');
  expect([page.includes('letter 0 of 3'), page.includes('letter 2 of 3')]).toEqual([true, false]);
  expect(await left()).toHaveLength(3);
  const done = await admin.post(path, { ...chosen(first, second), confirmed: 'yes', page: address });
  expect(done.headers.location).toBe('/config/forms?q=letter&done=deleted&count=2');
  expect(await left()).toEqual([third]);
  expect(await deletions()).toMatchObject([{ reason: 'selected', count: 2, account_id: expect.any(String) }]);
  expect(await listAt('/config/forms?done=deleted&count=2', 'admin')).toContain('2 submissions are deleted.');
});

test('deletes all of a person by the address among the answers, in any case and field, and no others', async () => {
  await store(25, fields({ mail: 'Ada@Example.com' }));
  await store(1, fields({ gone: ['x', ' ada@example.com '] }));
  const others = [
    ...(await store(1, fields({ mail: 'ada@example.com.evil.example' }))),
    ...(await store(1, fields({ words: 'Write to ada@example.com' }))),
    ...(await store(1, fields({ 'ada@example.com': 'x' }))),
    ...(await store(1, fields({ mail: 'a_a@example.com' }))),
  ];
  const admin = await signedIn('admin');
  const asked = await admin.call('POST', path, { person: ' ada@EXAMPLE.com' });
  expect(asked.json().location).toBe('/config/forms?person=ada%40EXAMPLE.com');
  const page = await listAt(asked.json().location, 'admin');
  expect(page).toContain('26 submissions will be deleted');
  expect(page).toContain('and 6 more');
  const done = await admin.call('POST', path, { person: 'ada@example.com', confirmed: 'yes' });
  expect(done.json().location).toBe('/config/forms?done=deleted&count=26');
  expect(await left()).toEqual(others.sort());
  expect((await deletions()).map(({ reason, count }) => [reason, count])).toEqual([['person', 26]]);
});

test('says where there is nothing to delete, and records nothing', async () => {
  const admin = await signedIn('admin');
  expect(await listAt('/config/forms?person=nobody%40example.com', 'admin')).toContain(
    'There are no submissions with this address.',
  );
  const done = await admin.call('POST', path, { person: 'nobody@example.com', confirmed: 'yes' });
  expect([done.json().location, await deletions()]).toEqual(['/config/forms?done=deleted&count=0', []]);
  const none = await admin.call('POST', path, { confirmed: 'yes', 'submission.x': 'on' });
  expect([none.statusCode, none.json().error]).toEqual([400, 'Select submissions first.']);
  const wrong = await admin.call('POST', path, { person: 'ada' });
  expect([wrong.statusCode, wrong.json().data.errors]).toEqual([400, { person: 'Enter an email address.' }]);
});

spec('ROLE-04', 'only administrators may delete, and only submissions of their site', async () => {
  const other = exampleDocument('other');
  const otherId = await submissions.open.load({ ...other, site: { ...other.site, hosts: ['other.example'] } });
  const [theirs = ''] = await store(1, { site_id: otherId, ...fields({ mail: 'ada@example.com' }) });
  const [own = ''] = await store(1);
  const sent = { ...chosen(own, theirs), confirmed: 'yes' };
  for (const as of ['editor', 'viewer'] as const)
    expect((await (await signedIn(as)).call('POST', path, sent)).statusCode).toBe(403);
  expect((await submissions.open.visitor().call('POST', path, sent)).statusCode).toBe(401);
  const asEditor = await listAt(`/config/forms?remove=${own}`);
  expect([asEditor.includes('will be deleted'), asEditor.includes('Delete selected')]).toEqual([false, false]);
  const admin = await signedIn('admin');
  await admin.call('POST', path, { person: 'ada@example.com', confirmed: 'yes' });
  await admin.call('POST', path, sent);
  expect(await left()).toEqual([theirs]);
});

import { CHOSEN_SUBMISSION_PREFIX, SUBMISSIONS_CALLS } from 'shared-types/admin/forms/submissions';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import { prepareStoredSubmissions } from './stored-submissions.fixture';

const { path } = SUBMISSIONS_CALLS.markSubmissions;
const { submissions, signedIn, store } = prepareStoredSubmissions();

const chosen = (...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [`${CHOSEN_SUBMISSION_PREFIX}${id}`, 'on']));
const readIds = async () => (await submissions.stored()).flatMap(({ id, read_at: readAt }) => (readAt ? [id] : []));

test('marks the selected ones, and says how many were not marked so before', async () => {
  const [first = '', second = '', third = ''] = await store(3);
  const editor = await signedIn();
  const reply = await editor.call('POST', path, { ...chosen(first, second), to: 'read', page: '/config/forms?q=x' });
  expect(reply.json().location).toBe('/config/forms?q=x&done=read&count=2');
  expect((await readIds()).sort()).toEqual([first, second].sort());
  const again = await editor.call('POST', path, { ...chosen(second, third), to: 'read' });
  expect(again.json().location).toBe('/config/forms?done=read&count=1');
  await editor.call('POST', path, { ...chosen(first), to: 'unread' });
  expect((await readIds()).sort()).toEqual([second, third].sort());
});

test('marks all of the filter as read, beyond the page', async () => {
  const many = await store(30);
  const [other = ''] = await store(1, { fields: '{"words":"else"}' });
  const editor = await signedIn();
  await editor.call('POST', path, { to: 'all-read', page: '/config/forms?q=letter&page=2' });
  expect((await readIds()).sort()).toEqual([...many].sort());
  expect(await readIds()).not.toContain(other);
});

test('without script it redirects to the list with the result, and asks to select first', async () => {
  const [id = ''] = await store(1);
  const editor = await signedIn();
  const page = `/config/forms?state=unread&id=${id}`;
  const done = await editor.post(path, { ...chosen(id), to: 'read', page });
  expect([done.statusCode, done.headers.location]).toEqual([303, '/config/forms?state=unread&done=read&count=1']);
  const none = await editor.call('POST', path, { 'submission.x': 'on', to: 'read', page: '//evil.example' });
  expect([none.statusCode, none.json().error]).toEqual([400, 'Select submissions first.']);
});

spec('ROLE-04', 'nobody else may mark them, and nobody those of another site', async () => {
  const other = exampleDocument('other');
  const otherId = await submissions.open.load({ ...other, site: { ...other.site, hosts: ['other.example'] } });
  const [id = ''] = await store(1, { site_id: otherId });
  const sent = { ...chosen(id), to: 'read' };
  expect((await (await signedIn('viewer')).call('POST', path, sent)).statusCode).toBe(403);
  expect((await submissions.open.visitor().call('POST', path, sent)).statusCode).toBe(401);
  const reply = await (await signedIn()).call('POST', path, sent);
  expect([reply.json().location, await readIds()]).toEqual(['/config/forms?done=read&count=0', []]);
});

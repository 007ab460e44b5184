import { SUBMISSIONS_CALLS } from 'shared-types/admin/forms/submissions';
import { spec } from '../../../../tools/testing/spec';
import { firstFormBlock } from '../../../../tools/testing/site/page-block';
import { prepareStoredSubmissions } from './stored-submissions.fixture';

const { path } = SUBMISSIONS_CALLS.saveSubmissionRetention;
const { submissions, signedIn, listAt, store } = prepareStoredSubmissions();
const stored = async () =>
  (await submissions.open.db.selectFrom('submission_retention').select(['keep_days', 'changed_by']).execute())[0];
afterEach(() => submissions.open.db.deleteFrom('submission_retention').execute());

test('keeps submissions forever by default; an owner sets days, and removes them again', async () => {
  expect(await listAt('/config/forms', 'admin')).toContain('Submissions are kept until somebody deletes them.');
  const admin = await signedIn('admin');
  const saved = await admin.post(path, { days: ' 365 ', base: '', page: '/config/forms?q=x' });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, '/config/forms?q=x&done=retention&count=365']);
  expect(await stored()).toEqual({ keep_days: 365, changed_by: 'admin' });
  const page = await listAt('/config/forms?done=retention&count=365', 'admin');
  expect(page).toContain('Submissions are deleted 365 days after they were received.');
  await admin.call('POST', path, { days: '', base: '365' });
  expect(await stored()).toMatchObject({ keep_days: null });
});

test('asks first if submissions are older, and says how many', async () => {
  await store(3);
  await store(2, { received_at: new Date() });
  const admin = await signedIn('admin');
  const block = firstFormBlock(await listAt('/config/forms', 'admin'));
  const asked = await admin.post(path, { days: '30', base: '', page: '/config/forms', block });
  expect(asked.body).toContain('3 submissions are older than 30 days and will be deleted within an hour.');
  expect(await stored()).toBeUndefined();
  await admin.post(path, { days: '30', base: '', confirmed: 'yes' });
  expect(await stored()).toMatchObject({ keep_days: 30 });
  expect(await submissions.stored()).toHaveLength(5);
});

test('does not replace days that somebody else has set meanwhile', async () => {
  const admin = await signedIn('admin');
  await admin.call('POST', path, { days: '365', base: '' });
  const late = await admin.call('POST', path, { days: '30', base: '' });
  expect([late.statusCode, late.json().error]).toEqual([
    409,
    'Someone else has set 365 days meanwhile. Reload the page to change that.',
  ]);
  expect(await stored()).toMatchObject({ keep_days: 365 });
});

spec('ROLE-04', 'only administrators may set them', async () => {
  for (const as of ['editor', 'viewer'] as const)
    expect((await (await signedIn(as)).call('POST', path, { days: '30' })).statusCode).toBe(403);
  expect((await submissions.open.visitor().call('POST', path, { days: '30' })).statusCode).toBe(401);
  expect([await stored(), (await listAt()).includes('Submissions are kept')]).toEqual([undefined, false]);
});

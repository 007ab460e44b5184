import { exampleDocument } from '../../../../../tools/testing/site/example-document';
import { prepareStoredSubmissions } from '../stored-submissions.fixture';
import { sweepSubmissions } from './sweep-submissions';

const DAY_MS = 86_400_000;
const { submissions, store } = prepareStoredSubmissions();
const ago = (days: number) => ({ received_at: new Date(Date.now() - days * DAY_MS) });
const left = async () => (await submissions.stored()).map(({ id }) => id).sort();
const deletions = () =>
  submissions.open.db.selectFrom('submission_deletion').select(['reason', 'count']).orderBy('id').execute();
afterEach(async () => {
  await submissions.open.db.deleteFrom('submission_retention').execute();
  await submissions.open.db.deleteFrom('submission_deletion').execute();
});

async function keep(days: number | null): Promise<void> {
  const { db } = submissions.open;
  const { identifier } = exampleDocument().site;
  const site = await db.selectFrom('site').select('id').where('identifier', '=', identifier).executeTakeFirstOrThrow();
  await db
    .insertInto('submission_retention')
    .values({ site_id: site.id, keep_days: days, changed_by: 'Ada', account_id: null })
    .execute();
}

test('without a setting, or with none, everything is kept', async () => {
  const all = await store(2, ago(4000));
  await sweepSubmissions(submissions.open.db);
  await keep(null);
  await sweepSubmissions(submissions.open.db);
  expect([await left(), await deletions()]).toEqual([all.sort(), []]);
});

test('deletes what is older, all of it in batches, and nothing of other sites', async () => {
  const other = exampleDocument('other');
  const otherId = await submissions.open.load({ ...other, site: { ...other.site, hosts: ['other.example'] } });
  await store(5, ago(31));
  const kept = [...(await store(2, ago(29))), ...(await store(1, { ...ago(31), site_id: otherId }))];
  await keep(30);
  await sweepSubmissions(submissions.open.db, 2);
  expect(await left()).toEqual(kept.sort());
  expect(await deletions()).toEqual([2, 2, 1].map((count) => ({ reason: 'retention', count })));
  await sweepSubmissions(submissions.open.db, 2);
  expect(await deletions()).toHaveLength(3);
});

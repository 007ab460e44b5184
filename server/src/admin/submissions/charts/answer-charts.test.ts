import { randomUUID } from 'node:crypto';
import { exampleDocument } from '../../../../../tools/testing/site/example-document';
import { blocksOf } from '../../../forms/contact-form/submissions.fixture';
import { prepareStoredSubmissions } from '../stored-submissions.fixture';
import type { SubmissionsFilter } from '../submissions.store';
import { answerCharts } from './answer-charts';

const { submissions, listAt, store } = prepareStoredSubmissions();
const fields = (value: object) => ({ fields: JSON.stringify(value) });
const field = (id: string, type: 'select' | 'checkbox' | 'likert' | 'text', options: readonly string[]) => ({
  id,
  type,
  title: id,
  required: false,
  options,
});

async function filterOf(state: '' | 'unread' = ''): Promise<SubmissionsFilter> {
  const { identifier } = exampleDocument().site;
  const { db } = submissions.open;
  const site = await db.selectFrom('site').select('id').where('identifier', '=', identifier).executeTakeFirstOrThrow();
  return { siteId: site.id, question: { form: blocksOf()[1], state, folder: '', from: '', to: '', search: '' } };
}

test('counts choices in the order of the options, then former ones, once per submission', async () => {
  await store(2, fields({ one: 'B', many: ['X', 'Y', 'X'] }));
  await store(1, fields({ one: 'Old', many: [] }));
  await store(1, fields({ one: '', many: { odd: 'X' } }));
  await store(1, { ...fields({ one: 'A' }), form_id: randomUUID() });
  const all = [field('one', 'select', ['B', 'A']), field('many', 'checkbox', ['X', 'Y']), field('words', 'text', [])];
  expect(await answerCharts(submissions.open.db, await filterOf(), all)).toEqual([
    {
      kind: 'choices',
      title: 'one',
      choices: [
        { text: 'B', count: 2, isGone: false },
        { text: 'A', count: 0, isGone: false },
        { text: 'Old', count: 1, isGone: true },
      ],
    },
    {
      kind: 'choices',
      title: 'many',
      choices: [
        { text: 'X', count: 2, isGone: false },
        { text: 'Y', count: 2, isGone: false },
      ],
    },
  ]);
});

test('counts a likert scale by question and value, of the filter alone, and shows none without answers', async () => {
  await store(2, fields({ scale: { Food: ['2'], Room: ['-1'] } }));
  await store(1, fields({ scale: { Food: ['0'], Room: [], Gone: ['-2'] } }));
  await store(1, { ...fields({ scale: { Food: ['-2'] } }), read_at: new Date() });
  await store(1, fields({ scale: 'odd' }));
  const scale = [field('scale', 'likert', ['Food', 'Room'])];
  expect(await answerCharts(submissions.open.db, await filterOf('unread'), scale)).toEqual([
    {
      kind: 'likert',
      title: 'scale',
      questions: [
        { title: 'Food', counts: [0, 0, 1, 0, 2] },
        { title: 'Room', counts: [0, 2, 0, 0, 0] },
        { title: 'Gone', counts: [1, 0, 0, 0, 0] },
      ],
    },
  ]);
  expect(await answerCharts(submissions.open.db, await filterOf(), [field('other', 'likert', ['Food'])])).toEqual([]);
});

test('the list shows the charts of one form, with the numbers as text', async () => {
  await store(3, fields({ about: 'Order' }));
  const page = await listAt();
  expect(page).toContain('Charts of the answers');
  expect(page).toMatch(/<bdi>Order<\/bdi>[^]*?<span class="admin-ranking__value">3/);
  await store(1, { form_id: randomUUID() });
  expect(await listAt()).not.toContain('Charts of the answers');
});

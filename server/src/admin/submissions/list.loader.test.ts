import { randomUUID } from 'node:crypto';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import { blocksOf } from '../../forms/contact-form/submissions.fixture';
import { prepareStoredSubmissions } from './stored-submissions.fixture';

const { submissions, listAt, store } = prepareStoredSubmissions();
const shown = (page = '') => [...page.matchAll(/letter (\d+) of/g)].map(([, index]) => Number(index));
const fields = (words: unknown, more: object = {}) => ({ fields: JSON.stringify({ words, ...more }) });

spec('ROLE-04', 'accounts with the role see a submission in full once they open it', async () => {
  await submissions.send();
  const [{ id } = { id: '' }] = await submissions.stored();
  const list = await listAt();
  for (const text of ['1 submission, 1 unread', 'Ada Lovelace', 'ada@example.com', 'UTC', `/config/forms?id=${id}`])
    expect(list).toContain(text);
  const page = await listAt(`/config/forms?id=${id}`);
  expect(page).toContain('Hello\nthere');
  expect(await listAt()).toContain('1 submission, 0 unread');
});

test('says what to do before the first one, and that a deleted one is gone', async () => {
  expect(await listAt()).toContain('Nobody has sent a form yet.');
  expect(await listAt(`/config/forms?id=${randomUUID()}`)).toContain('This submission does not exist.');
});

test('shows twenty on a page, unread first and then the newest, with links', async () => {
  await store(41, { read_at: new Date() });
  const [first, second, third, beyond] = [
    await listAt(),
    await listAt('/config/forms?page=2'),
    await listAt('/config/forms?page=3'),
    await listAt('/config/forms?page=4'),
  ];
  expect(shown(first)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(shown(second)).toEqual(Array.from({ length: 20 }, (_, index) => 20 + index));
  expect(shown(third)).toEqual([40]);
  expect(beyond).toContain('There are no submissions on this page.');
  expect(first).toContain('href="/config/forms?page=2"');
  for (const odd of ['0', '-1', 'x', '1e3', '9999999'])
    expect(shown(await listAt(`/config/forms?page=${odd}`))).toEqual(shown(first));
  await store(1, { ...fields('letter 99 of 1'), received_at: new Date(0) });
  expect(shown(await listAt())[0]).toBe(99);
});

test('finds what a visitor wrote, in parts of an answer too, but not in field ids or as a pattern', async () => {
  await store(1, fields('letter 1 of a_b 100%', { who: ['Ada', 'Lovelace'] }));
  await store(1, fields('letter 2 of\n\nmany "quoted" lines \\', { scale: { Food: ['LIKERT'] } }));
  const found = async (search: string) => shown(await listAt(`/config/forms?q=${encodeURIComponent(search)}`));
  expect(await found('ada  LOVELACE')).toEqual([1]);
  expect(await found('of many "QUOTED"')).toEqual([2]);
  expect(await found('\\')).toEqual([2]);
  expect(await found('likert')).toEqual([2]);
  expect(await found('100%')).toEqual([1]);
  for (const none of ['%', '_', 'who', 'words', "' or true --", 'a.b'])
    expect([none, await found(none)]).toEqual([none, none === '%' || none === '_' ? [1] : []]);
  expect(await found('\0letter\0')).toHaveLength(2);
});

test('finds a submission by the number on its receipt', async () => {
  await store(1, { ...fields('letter 1 of x'), number: 'K7QM-4X2P' });
  await store(1, { ...fields('letter 2 of x'), number: 'K7QM-4X2Q' });
  expect(shown(await listAt('/config/forms?q=%20k7qm-4x2p'))).toEqual([1]);
});

test('filters by form, status and days, and reports days that are none', async () => {
  const other = randomUUID();
  await store(1, { ...fields('letter 1 of x'), read_at: new Date() });
  await store(1, { ...fields('letter 2 of x'), form_id: other, received_at: new Date('2026-03-02T23:59:59.999Z') });
  await store(1, { ...fields('letter 3 of x'), form_id: other, received_at: new Date('2026-03-03T00:00:00Z') });
  const found = async (query: string) => shown(await listAt(`/config/forms?${query}`));
  expect(await found(`form=${blocksOf()[1]}`)).toEqual([1]);
  expect(await found(`form=${other.toUpperCase()}`)).toEqual([3, 2]);
  expect(await found('state=unread')).toEqual([3, 2]);
  expect(await found('state=read')).toEqual([1]);
  expect(await found('from=2026-03-02&to=2026-03-02')).toEqual([2]);
  expect(await found('from=2026-02-30&form=x&state=y')).toEqual([3, 2, 1]);
  expect(await listAt('/config/forms?from=2026-02-30')).toContain('This is not a date and was ignored.');
});

test('filters those of which a delivery failed, once each', async () => {
  const [failed = '', sent = ''] = await store(2, { read_at: new Date() });
  const { db } = submissions.open;
  const { site_id } = await db.selectFrom('form_submission').select('site_id').executeTakeFirstOrThrow();
  const step = (submission_id: string, kind: 'email' | 'copy', state: 'failed' | 'done') =>
    db.insertInto('submission_step').values({ site_id, submission_id, kind, state }).execute();
  await step(failed, 'email', 'failed');
  await step(failed, 'copy', 'failed');
  await step(sent, 'email', 'done');
  expect(shown(await listAt('/config/forms?state=undelivered'))).toEqual([0]);
});

test('a form has a column per field, and one per answered field that it no longer has', async () => {
  await store(1, fields('now', { retired: 'then' }));
  const page = await listAt();
  const heads = [...page.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].flatMap(([, title]) => title || []);
  expect(heads).toEqual(['Received', 'Name', 'Email', 'Subject', 'Days', 'Message', 'retired (removed field)']);
  expect(page).toContain('>then</div></td>');
});

test('shows submissions of a removed form under its former title, escaped', async () => {
  const details = JSON.stringify({ objectName: 'Old form' });
  const [id] = await store(1, { form_id: randomUUID(), details, ...fields('<img src=x onerror=alert(1)>') });
  const page = await listAt(`/config/forms?id=${id}`);
  expect(page).toContain('Old form');
  expect(page).toContain('This form is no longer on the site.');
  expect([page.includes('<img src=x'), (await listAt()).includes('<img src=x')]).toEqual([false, false]);
});

test('a form without a title is named by its page, also after it was removed', async () => {
  const [, formId] = blocksOf();
  const { pages } = exampleDocument();
  const untitled = { ...exampleDocument(), pages: pages.map((page) => withoutTitle(page, formId)) };
  await submissions.open.load(untitled);
  await store(1);
  expect(await listAt()).toContain(`Form on “${pages[0]?.title}”`);
  await store(1, { form_id: randomUUID(), details: JSON.stringify({ objectName: '', pageTitle: 'Old page' }) });
  expect(await listAt()).toContain('Form on “Old page”');
  await submissions.open.load(exampleDocument());
});

type Page = ReturnType<typeof exampleDocument>['pages'][number];

function withoutTitle(page: Page, formId: string): Page {
  const blocks = page.blocks.map((block) =>
    block.id === formId ? { ...block, settings: { ...(block.settings as object), title: '' } } : block,
  );
  return { ...page, blocks };
}

test('another site’s submissions are not among them, and cannot be opened', async () => {
  const other = exampleDocument('other');
  const otherId = await submissions.open.load({ ...other, site: { ...other.site, hosts: ['other.example'] } });
  const [id] = await store(1, { site_id: otherId, ...fields('not yours') });
  await store(2);
  const page = await listAt();
  expect([page.includes('not yours'), page.includes('2 submissions, 2 unread')]).toEqual([false, true]);
  expect(await listAt(`/config/forms?id=${id}`)).toContain('This submission does not exist.');
  expect((await submissions.stored()).filter(({ read_at: readAt }) => readAt !== null)).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import { blocksOf, prepareSubmissions } from '../../forms/contact-form/submissions.fixture';

const EDITOR = 'editor@shop.example';
const submissions = prepareSubmissions();
beforeAll(() =>
  seedAccount(submissions.open.db, { email: EDITOR, roles: { [exampleDocument().site.identifier]: ['editor'] } }),
);

const listAt = async (path = '/config/forms') => {
  const browser = submissions.open.visitor();
  await signIn(browser, EDITOR);
  return (await browser.twin().get(path)).body;
};

/** Inserts submissions, each a minute older than the one before. */
async function store(count: number, changes: object = {}): Promise<void> {
  const { identifier } = exampleDocument().site;
  const [, formId] = blocksOf();
  const { id } = await submissions.open.db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    site_id: id,
    form_id: formId,
    key: randomUUID(),
    page_path: '/',
    fields: JSON.stringify({ words: `letter ${index} of ${count}` }),
    details: '{}',
    received_at: new Date(Date.UTC(2026, 2, 1, 12) - index * 60_000),
    ...changes,
  }));
  await submissions.open.db
    .insertInto('form_submission')
    .values(rows as never)
    .execute();
}

spec('ROLE-04', 'accounts with the role see a submission in full', async () => {
  await submissions.send();
  const page = await listAt();
  for (const text of ['1 submission, the newest first', 'Ada', 'Lovelace', 'ada@example.com', 'Monday', 'UTC'])
    expect(page).toContain(text);
  expect(page).toContain('Hello\nthere');
});

test('says what to do before the first one', async () => {
  expect(await listAt()).toContain('Nobody has sent a form yet.');
});

test('shows twenty on a page, the newest first, with links', async () => {
  await store(41);
  const [first, second, third, beyond] = [
    await listAt(),
    await listAt('/config/forms?page=2'),
    await listAt('/config/forms?page=3'),
    await listAt('/config/forms?page=4'),
  ];
  const shown = (page = '') => [...page.matchAll(/letter (\d+) of/g)].map(([, index]) => Number(index));
  expect(shown(first)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(shown(second)).toEqual(Array.from({ length: 20 }, (_, index) => 20 + index));
  expect(shown(third)).toEqual([40]);
  expect(beyond).toContain('There are no submissions on this page.');
  expect(first).toContain('href="/config/forms?page=2"');
  for (const odd of ['0', '-1', 'x', '1e3', '9999999'])
    expect(shown(await listAt(`/config/forms?page=${odd}`))).toEqual(shown(first));
});

test('shows submissions of a removed form under its former title, escaped', async () => {
  const fields = JSON.stringify({ words: '<img src=x onerror=alert(1)>' });
  await store(1, { form_id: randomUUID(), details: JSON.stringify({ objectName: 'Old form' }), fields });
  const page = await listAt();
  expect(page).toContain('Old form');
  expect(page).toContain('This form is no longer on the site.');
  expect(page).not.toContain('<img src=x');
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

test('another site’s submissions are not among them', async () => {
  const other = exampleDocument('other');
  const otherId = await submissions.open.load({ ...other, site: { ...other.site, hosts: ['other.example'] } });
  await store(1, { site_id: otherId, fields: JSON.stringify({ words: 'not yours' }) });
  await store(2);
  const page = await listAt();
  expect([page.includes('not yours'), page.includes('2 submissions, the newest first')]).toEqual([false, true]);
});

import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { LESSON_FIELD, LESSONS_CALLS } from 'shared-types/admin/pages/lessons';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { LessonRecord } from 'shared-types/site/page/page-record';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { pageAt } from '../../blocks/collection/page-at.fixture';
import { findLessons } from '../../site/lessons/find-lessons';
import { ADMIN, EDITOR, preparePages, STRANGER, VIEWER, WRITER } from '../pages/pages.fixture';

const pages = preparePages();
const { path: CALL } = LESSONS_CALLS.arrangeLessons;
let owner: Shopper;

const lesson = (slug: string, record: Omit<LessonRecord, 'type'>) =>
  pageAt(`/bowl/${slug}`, [[BLOCK_TYPE.lesson, {}]], { title: slug, record: { type: 'lesson', ...record } });
const document = exampleDocument();
const site = {
  ...document,
  pages: [
    ...document.pages,
    pageAt('/bowl', [[BLOCK_TYPE.course, {}]], { title: 'Your first bowl' }),
    lesson('wedging', { number: 1, chapter: 'Start', minutes: 15 }),
    lesson('centring', { number: 2, chapter: 'Start' }),
    lesson('trimming', { number: 3 }),
    lesson('wedging/deeper', { number: 1 }),
  ],
};
beforeEach(async () => {
  await pages.open.db.updateTable('site').set({ document_hash: '' }).execute();
  await pages.open.load(site);
  owner = await pages.as(EDITOR);
});

async function course() {
  const { db } = pages.open;
  const { id: siteId } = await db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', 'example')
    .executeTakeFirstOrThrow();
  return findLessons(db, { siteId, path: '/bowl', locale: 'en' });
}
/** `1 wedging (Start)`. */
const outline = async () =>
  (await course()).lessons.map(({ title, record: { number, chapter } }) =>
    [number, title, ...(chapter === undefined ? [] : [`(${chapter})`])].join(' '),
  );
const idOf = (slug: string) => pages.idOf(`/bowl/${slug}`);
async function places(wanted: Readonly<Record<string, readonly [place: string, chapter: string]>>) {
  const fields = await Promise.all(
    Object.entries(wanted).map(async ([slug, [place, chapter]]) => {
      const id = await idOf(slug);
      return { [LESSON_FIELD.place + id]: place, [LESSON_FIELD.chapter + id]: chapter };
    }),
  );
  return Object.assign({}, ...fields) as Record<string, string>;
}
async function arrange(wanted: Parameters<typeof places>[0], more: object = {}, browser = owner) {
  const { base } = await course();
  const sent = { pageId: await pages.idOf('/bowl'), base, ...(await places(wanted)), ...more };
  return browser.call('POST', CALL, sent);
}
const shownTo = async (browser: Shopper, path = '/bowl') => (await browser.get(path)).body;
const inOrder = (html: string, ...words: readonly string[]) => {
  const at = words.map((word) => html.indexOf(`>${word}<`));
  return at.every((place, index) => place > (at[index - 1] ?? 0));
};

test('visitors see another order at once, with the chapters, and each lesson has a version', async () => {
  expect(await outline()).toEqual(['1 wedging (Start)', '2 centring (Start)', '3 trimming']);
  const reply = await arrange({ trimming: ['1', 'Last things'], centring: ['2', 'Start'], wedging: ['3', 'Start'] });
  expect([reply.statusCode, reply.json()]).toEqual([200, expect.objectContaining({ message: expect.any(String) })]);
  expect(await outline()).toEqual(['1 trimming (Last things)', '2 centring (Start)', '3 wedging (Start)']);
  expect(inOrder(await shownTo(pages.open.visitor()), 'trimming', 'centring', 'wedging')).toBe(true);
  const versions = pages.open.db.selectFrom('page_version').select(['note', 'published_by']);
  const found = await versions.where('page_id', '=', await idOf('wedging')).execute();
  expect(found.at(-1)).toEqual({ note: 'Lessons of “Your first bowl” arranged', published_by: 'editor' });
  const minutes = (await course()).lessons.map(({ record }) => record.minutes);
  expect(minutes).toEqual([undefined, undefined, 15]);
});

test('lessons with equal numbers keep their order, and lessons that are not named follow', async () => {
  await arrange({ trimming: ['1', ''], wedging: ['1', ''] });
  expect(await outline()).toEqual(['1 trimming', '2 wedging', '3 centring (Start)']);
});

test('a chapter that is not sent stays, and one that is sent has no more spaces than words', async () => {
  const id = await idOf('wedging');
  const { base } = await course();
  const fields = { [LESSON_FIELD.place + id]: '3', ...(await places({ trimming: ['1', ' The\t foot '] })) };
  await owner.call('POST', CALL, { pageId: await pages.idOf('/bowl'), base, ...fields });
  expect(await outline()).toEqual(['1 trimming (The foot)', '2 wedging (Start)', '3 centring (Start)']);
});

test('an order that nobody has changed gives no page a version', async () => {
  const reply = await arrange({ wedging: ['1', 'Start'], centring: ['2', 'Start'], trimming: ['3', ''] });
  expect(reply.statusCode).toBe(200);
  expect(await pages.open.db.selectFrom('page_version').select('number').execute()).toEqual([]);
});

test('a lesson that is not published has its place too, and its draft keeps what else was changed', async () => {
  const wedging = await idOf('wedging');
  await pages.change(owner, wedging, [{ op: 'replace', path: '/title', value: 'Kneading' }]);
  const draft = await pages.create(owner, 'Firing', { collection: '/bowl' });
  expect(await outline()).toEqual(['1 Kneading (Start)', '2 centring (Start)', '3 trimming', '4 Firing']);
  const { base } = await course();
  const sent = {
    ...(await places({ wedging: ['2', 'Start'], centring: ['3', 'Start'], trimming: ['4', ''] })),
    [LESSON_FIELD.place + draft]: '1',
    [LESSON_FIELD.chapter + draft]: '',
  };
  await owner.call('POST', CALL, { pageId: await pages.idOf('/bowl'), base, ...sent });
  expect(await outline()).toEqual(['1 Firing', '4 trimming', '2 Kneading (Start)', '3 centring (Start)']);
  const { content } = await pages.draft(owner, wedging);
  expect([content.title, content.record]).toEqual([
    'Kneading',
    { type: 'lesson', number: 2, chapter: 'Start', minutes: 15 },
  ]);
  const html = await shownTo(pages.open.visitor());
  expect([html.includes('Kneading'), html.includes('Firing')]).toEqual([false, false]);
});

test('an open editor detects the change by the revision of the lesson, which has nothing to publish', async () => {
  const id = await idOf('centring');
  const { revision } = await pages.draft(owner, id);
  await arrange({ centring: ['1', 'Start'], wedging: ['2', 'Start'], trimming: ['3', ''] });
  const after = await pages.draft(owner, id);
  expect([after.revision, after.isChanged]).toEqual([revision + 1, false]);
});

test('an order on top of another one is refused once, and kept by saving again', async () => {
  const { base } = await course();
  await arrange({ trimming: ['1', ''], wedging: ['2', 'Start'], centring: ['3', 'Start'] });
  const mine = { wedging: ['1', 'Mine'], centring: ['2', 'Mine'], trimming: ['3', 'Mine'] } as const;
  const late = await arrange(mine, { base });
  expect([late.statusCode, late.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'admin/lessons-changed', key: expect.any(String) }),
  ]);
  expect((await outline())[0]).toBe('1 trimming');
  const { key } = late.json<{ readonly key: string }>();
  expect((await arrange(mine, { base, key })).statusCode).toBe(200);
  expect(await outline()).toEqual(['1 wedging (Mine)', '2 centring (Mine)', '3 trimming (Mine)']);
});

test('what is wrong is said at its field, and nothing is stored', async () => {
  const before = await outline();
  const reply = await arrange({ wedging: ['first', 'x'.repeat(101)], centring: ['2', ''] });
  expect([reply.statusCode, reply.json()]).toEqual([
    400,
    expect.objectContaining({
      data: {
        errors: {
          [LESSON_FIELD.place + (await idOf('wedging'))]: 'Please enter a whole number.',
          [LESSON_FIELD.chapter + (await idOf('wedging'))]: expect.stringContaining('100'),
        },
      },
    }),
  ]);
  expect(await outline()).toEqual(before);
});

test('pages of other sites are none of the course, and those who may not publish change nothing', async () => {
  const before = await outline();
  const wanted = { trimming: ['1', ''], wedging: ['2', ''] } as const;
  const codes = [];
  for (const who of [WRITER, VIEWER]) codes.push((await arrange(wanted, {}, await pages.as(who))).statusCode);
  codes.push((await arrange(wanted, {}, await pages.as(STRANGER, 'other.example'))).statusCode);
  expect(codes).toEqual([403, 403, 404]);
  expect(await outline()).toEqual(before);
  const address = ADMIN_PATH.lessons.replace('{slug}', await pages.idOf('/bowl'));
  expect((await (await pages.as(STRANGER, 'other.example')).get(address)).body).not.toContain('wedging');
});

test('the page of a course lists its lessons in order, and the list of pages leads to it', async () => {
  const address = ADMIN_PATH.lessons.replace('{slug}', await pages.idOf('/bowl'));
  const { body } = await owner.get(address);
  expect(inOrder(body, 'wedging', 'centring', 'trimming')).toBe(true);
  const [breadcrumbs] = /<nav class="admin-frame__breadcrumbs"[^]*?<\/nav>/.exec(body) ?? [];
  expect(breadcrumbs).toContain(`href="${ADMIN_PATH.pages}"`);
  const settings = ADMIN_PATH.pageSettings.replace('{slug}', await idOf('wedging'));
  expect((await owner.get(settings)).body).toContain(`href="${address}"`);
  expect((await (await pages.as(ADMIN)).get(ADMIN_PATH.pages)).body).toContain(`href="${address}"`);
});

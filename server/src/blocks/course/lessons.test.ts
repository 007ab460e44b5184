import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { LessonRecord } from 'shared-types/site/page/page-record';
import type { DocumentPage } from 'shared-types/site/site-document';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { pageAt } from '../collection/page-at.fixture';

const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$ZbQIw1mBGf4yxOF/Oauxfw$ejmWvEcvpHU2G6wVW3ekSb0CiM+vADG+nZY3zNEYdEg';

const lesson = (slug: string, record: Omit<LessonRecord, 'type'>, changes: Partial<DocumentPage> = {}) =>
  pageAt(
    `/bowl/${slug}`,
    [
      [BLOCK_TYPE.lesson, {}],
      [BLOCK_TYPE.lesson, { part: 'progress' }],
    ],
    { title: `The ${slug} lesson`, record: { type: 'lesson', ...record }, ...changes },
  );

const PAGES: readonly DocumentPage[] = [
  pageAt('/bowl', [[BLOCK_TYPE.course, { title: 'Lessons' }]], { title: 'Your first bowl' }),
  pageAt('/elsewhere', [[BLOCK_TYPE.course, { collection: '/bowl', excerpts: false }]]),
  pageAt('/empty', [[BLOCK_TYPE.course, {}]]),
  lesson('trimming', { number: 3, chapter: 'The foot', minutes: 20 }),
  lesson('wedging', { number: 1, chapter: 'The wheel', minutes: 15 }),
  lesson('opening-10', { number: 2, chapter: 'The foot', minutes: 30 }, { lock: { by: 'members' } }),
  lesson(
    'opening-9',
    { number: 2, chapter: 'The foot', minutes: 5 },
    { lock: { by: 'password', passwordHash: PASSWORD_HASH } },
  ),
  lesson('centring', { number: 4, chapter: 'The wheel', minutes: 25 }),
  lesson('private', { number: 1 }, { lock: { by: 'accounts' } }),
  lesson('unlisted', { number: 1, minutes: 1 }, { indexed: false }),
  lesson('wedging/deeper', { number: 1 }),
  pageAt('/bowl/note', [[BLOCK_TYPE.text, { html: '<p>x</p>' }]], { title: 'The note lesson' }),
  pageAt('/bowl/post', [[BLOCK_TYPE.post, {}]], {
    title: 'The post lesson',
    record: { type: 'post', publishedAt: '2026-05-01T09:00:00Z' },
  }),
];
const IN_ORDER = ['wedging', 'centring', 'opening-9', 'opening-10', 'trimming'];

let server: ExampleServer;
const document = exampleDocument();
const load = (pages: readonly DocumentPage[]) => server.load({ ...document, pages: [...document.pages, ...pages] });
beforeAll(async () => {
  server = await openExample();
  await load(PAGES);
});
afterAll(() => server.close());

const inject = (url: string) => server.app.inject({ url, headers: { host: 'shop.example' } });
const get = async (url: string) => (await inject(url)).body;
const titlesIn = (html: string) =>
  [...html.matchAll(/blocks-course__link" href="[^"]*">The ([^<]*) lesson</g)].map(([, title]) => title);
const chaptersIn = (html: string) =>
  [...html.matchAll(/blocks-course__chapter-title">([^<]*)</g)].map(([, one]) => one);
/** Text without tags and without the comments between React's texts. */
const plain = (html: string) => html.replaceAll(/<!-- -->/g, '').replaceAll(/<[^>]*>/g, ' ');
const structuredIn = (html: string) =>
  JSON.parse(
    /<script type="application\/ld\+json"[^>]*>([^<]*LearningResource[^<]*)</.exec(html)?.[1] ?? '{}',
  ) as object;

spec(
  'ENUM-22',
  'lessons are in the order of numbers, then titles, by chapter in the order of its first lesson',
  async () => {
    const html = await get('/bowl');
    expect(titlesIn(html)).toEqual(IN_ORDER);
    expect(chaptersIn(html)).toEqual(['The wheel', 'The foot']);
    expect(titlesIn(await get('/elsewhere'))).toEqual(IN_ORDER);
  },
);

test('locked lessons are listed, without their text; private and unlisted ones and other pages are not', async () => {
  const html = await get('/bowl');
  expect(html).toContain('About /bowl/wedging');
  expect(html).not.toMatch(/About \/bowl\/opening/);
  expect([html.includes('For members'), html.includes('With a password')]).toEqual([true, true]);
  expect(html).not.toMatch(/The (private|unlisted|wedging\/deeper|note|post) lesson/);
  expect(await get('/elsewhere')).not.toContain('About /bowl/wedging');
});

test('the course says how long all lessons take, if all say so', async () => {
  expect(plain(await get('/bowl'))).toMatch(/5 lessons\s*·\s*1 h 35 min/);
  await load([...PAGES, lesson('glazing', { number: 9 })]);
  expect(plain(await get('/bowl'))).toMatch(/6 lessons(?!\s*·)/);
  await load(PAGES);
});

test('a course without lessons says so, and the address of a missing page is no error', async () => {
  expect(await get('/empty')).toContain('There are no lessons yet.');
  await load([...PAGES, pageAt('/lost', [[BLOCK_TYPE.course, { collection: '/nowhere' }]])]);
  expect(await get('/lost')).toContain('There are no lessons yet.');
  await load(PAGES);
});

test('a lesson knows its place, its neighbours as visitors take them, and its course', async () => {
  const html = await get('/bowl/centring');
  expect(html).toContain('<h1 class="blocks-lesson__title">The centring lesson</h1>');
  expect(plain(html)).toMatch(/Lesson 2 of 5/);
  expect(plain(html)).toContain('The wheel');
  expect(html).toMatch(/href="\/bowl\/wedging"[^>]*rel="prev"/);
  expect(html).toMatch(/href="\/bowl\/opening-9"[^>]*rel="next"/);
  const first = await get('/bowl/wedging');
  expect(first).not.toContain('rel="prev"');
  expect(await get('/bowl/trimming')).not.toContain('rel="next"');
});

spec('ENUM-22', 'search engines and the page context read a lesson of a course', async () => {
  const html = await get('/bowl/wedging');
  expect(structuredIn(html)).toMatchObject({
    name: 'The wedging lesson',
    position: 1,
    timeRequired: 'PT15M',
    isPartOf: { '@type': 'Course', name: 'Your first bowl', url: expect.stringMatching(/\/bowl$/) as string },
  });
  expect(html).toContain('"recordType":5');
});

test('an unlisted lesson has no place in its course', async () => {
  const html = await get('/bowl/unlisted');
  expect(plain(html)).not.toMatch(/Lesson \d of/);
  expect(html).not.toMatch(/rel="(?:prev|next)"/);
  expect(structuredIn(html)).not.toHaveProperty('position');
});

test('a locked lesson shows visitors its lock screen alone', async () => {
  const html = await get('/bowl/opening-10');
  expect(html).not.toContain('blocks-lesson');
});

test('a course at the home page lists no page of another language', async () => {
  const bilingual = bilingualDocument();
  const record: LessonRecord = { type: 'lesson', number: 1 };
  const pages = bilingual.pages.map((page) =>
    page.path === '/pl' ? { ...page, record, title: 'The polish lesson' } : page,
  );
  // Every page of the main language has one in the others.
  const inBoth = ['', '/pl'].flatMap((locale) => [
    pageAt(`${locale}/lessons`, [[BLOCK_TYPE.course, { collection: '/' }]]),
    pageAt(`${locale}/start`, [[BLOCK_TYPE.lesson, {}]], { title: `The ${locale}start lesson`, record }),
  ]);
  await server.load({ ...bilingual, pages: [...pages, ...inBoth] });
  const { body } = await server.visitor('bilingual.example').get('/lessons');
  expect(titlesIn(body)).toEqual(['start']);
});

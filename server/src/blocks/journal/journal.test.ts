import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { PostRecord } from 'shared-types/site/page/page-record';
import type { DocumentPage } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { pageAt } from '../collection/page-at.fixture';

const post = (slug: string, record: Omit<PostRecord, 'type'>, changes: Partial<DocumentPage> = {}) =>
  pageAt(
    `/journal/${slug}`,
    [
      [BLOCK_TYPE.post, {}],
      [BLOCK_TYPE.post, { part: 'neighbours' }],
    ],
    { title: `The ${slug} post`, record: { type: 'post', ...record }, ...changes },
  );

let server: ExampleServer;
beforeAll(async () => {
  const document = exampleDocument();
  server = await openExample();
  await server.load({
    ...document,
    pages: [
      ...document.pages,
      pageAt('/journal', [
        [BLOCK_TYPE.journal, { count: 2 }],
        [BLOCK_TYPE.archive, { collection: '/journal', title: 'Archive' }],
        [BLOCK_TYPE.tags, { collection: '/journal' }],
      ]),
      post('first', { publishedAt: '2026-01-31T23:30:00-08:00', author: 'Maya', tags: ['Clay', 'clay'] }),
      post('second', { publishedAt: '2026-02-01T00:30:00+14:00', tags: ['CLAY & fire'] }),
      post('third', { publishedAt: '2026-03-02T09:00:00Z', author: 'maya', tags: ['Clay'] }),
      post('hidden', { publishedAt: '2026-04-01T09:00:00Z', author: 'secret' }, { indexed: false }),
      pageAt('/journal/no-post', [[BLOCK_TYPE.text, { html: '<p>x</p>' }]], { title: 'No post' }),
      pageAt('/journal/first/deeper', [[BLOCK_TYPE.post, {}]], {
        record: { type: 'post', publishedAt: '2026-05-01T09:00:00Z' },
      }),
    ],
  });
});
afterAll(() => server.close());

const inject = (url: string) => server.app.inject({ url, headers: { host: 'shop.example' } });
const get = async (url: string) => (await inject(url)).body;
const titlesIn = (html: string) =>
  [...html.matchAll(/blocks-journal__link" href="[^"]*">([^<]*)</g)].map(([, title]) => title);

test('posts are newest first by the moment, whatever their zones, a page at a time', async () => {
  expect(titlesIn(await get('/journal'))).toEqual(['The third post', 'The first post']);
  const second = await get('/journal?page=2');
  expect(titlesIn(second)).toEqual(['The second post']);
  expect(second).toContain('Page 2 of 2');
  expect(second).toMatch(/<link rel="canonical" href="[^"]*\/journal\?page=2"/);
  expect(second).toContain('rel="prev" href="/journal"');
});

test('a page beyond the last leads to the last', async () => {
  const reply = await inject('/journal?page=7');
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/journal?page=2']);
});

test('tags and authors are found in any spelling, and months by the day that the owner wrote', async () => {
  expect(titlesIn(await get('/journal?tag=CLAY'))).toEqual(['The third post', 'The first post']);
  expect(titlesIn(await get('/journal?tag=clay+%26+fire'))).toEqual(['The second post']);
  expect(titlesIn(await get('/journal?author=MAYA'))).toEqual(['The third post', 'The first post']);
  expect(titlesIn(await get('/journal?month=2026-01'))).toEqual(['The first post']);
  expect(titlesIn(await get('/journal?month=2026-02'))).toEqual(['The second post']);
  expect(await get('/journal?tag=%3Cscript%3E')).toContain('There are no such posts.');
});

test('filtered lists are canonicalized to the journal', async () => {
  expect(await get('/journal?tag=clay')).toMatch(/<link rel="canonical" href="[^"]*\/journal"/);
});

test('archive and tags count posts, each tag of a post once', async () => {
  const html = await get('/journal');
  expect(html).toMatch(/month=2026-03">March 2026<\/a> <span[^>]*>1 post</);
  expect(html).toMatch(/tag=clay">Clay<\/a> <span[^>]*>2 posts</);
});

test('what is not to be found is in no list', async () => {
  for (const url of ['/journal', '/journal?author=secret', '/feeds/journal.xml'])
    expect(await get(url)).not.toMatch(/The hidden post|deeper|No post/);
});

test('a post has its own data, neighbours and structured data', async () => {
  const html = await get('/journal/first');
  expect(html).toContain('<h1 class="blocks-post__title">The first post</h1>');
  expect(html).toContain('<time dateTime="2026-01-31">January 31, 2026</time>');
  expect(html).toMatch(/rel="prev"[^>]*>.*The third post/);
  expect(html).toMatch(/rel="next"[^>]*>.*The second post/);
  const data = JSON.parse(
    /<script type="application\/ld\+json"[^>]*>([^<]*BlogPosting[^<]*)</.exec(html)?.[1] ?? '{}',
  ) as object;
  expect(data).toMatchObject({
    headline: 'The first post',
    datePublished: '2026-01-31T23:30:00-08:00',
    author: { name: 'Maya' },
  });
  expect(html).toContain('"recordType":1');
  expect(html).toContain('type="application/rss+xml"');
});

test('the feed is RSS with an id for each post', async () => {
  const reply = await inject('/feeds/journal.xml');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect([...reply.body.matchAll(/<item>\n<title>([^<]*)</g)].map(([, title]) => title)).toEqual([
    'The third post',
    'The first post',
    'The second post',
  ]);
  expect(reply.body).toContain('<category>CLAY &amp; fire</category>');
  expect(reply.body).toMatch(/<guid isPermaLink="false">[0-9a-f-]{36}<\/guid>/);
});

test.each(['/feeds/journal.ics', '/feeds/nowhere.xml', '/feeds/journal', '/feeds/', '/feeds/%2e%2e/journal.xml'])(
  'there is no feed at %s',
  async (url) => {
    const { statusCode } = await inject(url);
    expect(statusCode).toBe(404);
  },
);

import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGE_DRAFT_CALLS, PAGE_DRAFT_PATH } from 'shared-types/admin/pages/page-draft';
import { PAGE_SETTINGS_CALLS, type PreviewLink } from 'shared-types/admin/pages/page-settings';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { SETTINGS_CALLS } from 'shared-types/admin/settings';
import { BLOCK_TYPE, BLOCK_VARIANT } from 'shared-types/site/block-type';
import { WIDGET_CALLS } from 'shared-types/site/page/widget';
import { sql } from 'kysely';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { findState } from '../../site/saved-state/saved-state';
import { SITE_SETTINGS, siteSettingsName } from '../../site/saved-state/site-settings';
import { publishDuePages } from '../../site/page-publish/publish-due-pages';
import { ADMIN, at, EDITOR, preparePages, STRANGER, VIEWER, WRITER } from './pages.fixture';

const server = preparePages();
const { as, change, create, draft, idOf, publish } = server;
const replaced = (path: string, value: unknown) => [{ op: 'replace', path, value }] as const;
const TEXT = exampleDocument().pages[0]!.blocks[0]!.id;
const HTML = `/blocks/${TEXT}/settings/html`;
const page = async (path: string) => server.open.visitor().get(path);

test('a change of a draft is seen by its editors at once and by visitors once it is published', async () => {
  const [editor, id] = [await as(EDITOR), await idOf('/')];
  expect(await draft(editor, id)).toMatchObject({
    revision: 0,
    isPublished: true,
    isChanged: false,
    status: 'published',
  });
  const reply = await change(editor, id, replaced(HTML, '<p>Good morning</p>'));
  expect([reply.statusCode, reply.json()]).toEqual([200, { revision: 1, changedAt: expect.any(String) }]);
  expect(await draft(editor, id)).toMatchObject({ revision: 1, isChanged: true, status: 'draft', changedBy: 'editor' });
  expect((await page('/')).body).toContain('Hello');
  expect((await publish(editor, id)).json()).toMatchObject({ versions: [{ pageId: id, number: 2 }] });
  expect((await page('/')).body).toContain('Good morning');
  expect(await draft(editor, id)).toMatchObject({ revision: 1, isChanged: false, status: 'published' });
});

test('a change that is sent twice is applied once, also to an older draft', async () => {
  const [editor, id] = [await as(EDITOR), await idOf('/')];
  const again = { key: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f9001', revision: 0 };
  const replies = [
    await change(editor, id, replaced('/title', 'Mine'), again),
    await change(editor, id, replaced('/description', 'Yours')),
    await change(editor, id, replaced('/title', 'Mine'), again),
  ];
  expect(replies.map((reply) => reply.json<{ readonly revision: number }>().revision)).toEqual([1, 2, 1]);
  expect((await draft(editor, id)).content).toMatchObject({ title: 'Mine', description: 'Yours' });
});

test('changes of different places by two people are both kept, and of the same place one is refused with the newer draft', async () => {
  const [one, other, id] = [await as(EDITOR), await as(ADMIN), await idOf('/')];
  await change(one, id, replaced('/title', 'Mine'));
  expect((await change(other, id, replaced('/description', 'Theirs'), { revision: 0 })).json()).toMatchObject({
    revision: 2,
  });
  const late = await change(other, id, replaced('/title', 'Theirs'), { revision: 0 });
  expect([late.statusCode, late.json().code]).toEqual([409, 'admin/page-conflict']);
  expect(late.json().data.conflict).toMatchObject({
    conflicts: ['/title'],
    draft: { revision: 2, content: { title: 'Mine', description: 'Theirs' } },
    theirs: [...replaced('/title', 'Mine'), ...replaced('/description', 'Theirs')],
  });
});

test('own steps come with the draft, and undoing and redoing one marks it', async () => {
  const [editor, id] = [await as(EDITOR), await idOf('/')];
  const key = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f9002';
  await change(editor, id, replaced('/title', 'Mine'), { key, inverse: replaced('/title', 'Home') });
  await change(editor, id, replaced('/title', 'Home'), { undoes: key });
  const steps = async (browser = editor) =>
    (await draft(browser, id)).changes.map(({ key: own, undone }) => [own, undone]);
  expect(await steps()).toEqual([[key, 2]]);
  await change(editor, id, replaced('/title', 'Mine'), { redoes: key });
  expect(await steps()).toEqual([[key, undefined]]);
  expect(await steps(await as(ADMIN))).toEqual([]);
  expect((await change(await as(ADMIN), id, replaced('/title', 'Home'), { undoes: key })).statusCode).toBe(422);
});

test.each([
  [
    'a block without a place',
    {
      op: 'add',
      path: '/blocks/6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f9003',
      value: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f9003', type: BLOCK_TYPE.text, settings: {} },
    },
  ],
  ['a place without a block', { op: 'remove', path: `/blocks/${TEXT}` }],
  ['a field that nobody knows', { op: 'add', path: '/color', value: 'red' }],
  ['a prototype', { op: 'add', path: `/blocks/${TEXT}/settings/constructor`, value: 1 }],
  ['code, without the permission', { op: 'replace', path: `/blocks/${TEXT}/type`, value: BLOCK_TYPE.code }],
] as const)('a draft with %s is refused', async (_what, operation) => {
  const [editor, id] = [await as(EDITOR), await idOf('/')];
  const reply = await change(editor, id, [operation]);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'admin/page-invalid']);
  expect(await draft(editor, id)).toMatchObject({ revision: 0 });
});

test('people who have a page open see each other for half a minute', async () => {
  const [one, other, id] = [await as(EDITOR), await as(ADMIN), await idOf('/')];
  const note = at(PAGE_DRAFT_CALLS.notePresence.path, id);
  expect((await one.call('POST', note, { block: TEXT })).json()).toEqual({ people: [] });
  expect((await other.call('POST', note, {})).json()).toMatchObject({ people: [{ name: 'editor', block: TEXT }] });
  await server.open.db
    .updateTable('page_presence')
    .set({ seen_at: sql<Date>`now() - interval '31 seconds'` })
    .execute();
  expect((await draft(other, id)).people).toEqual([]);
});

spec(
  ['EDIT-17', 'EDIT-30'],
  'a new page is empty, has an address made of its title, and none that another page has',
  async () => {
    const editor = await as(EDITOR);
    const id = await create(editor, 'Über uns!');
    const { content, status, isPublished } = await draft(editor, id);
    expect([status, isPublished]).toEqual(['draft', false]);
    expect(content).toMatchObject({
      path: '/uber-uns',
      body: { raw: false, layout: { columns: 12, rows: [] } },
      blocks: {},
    });
    expect((await draft(editor, await create(editor, 'Über uns!'))).content.path).toBe('/uber-uns-2');
    for (const path of ['/shop', '/uber-uns', '/Bad path', '/api/x', '/config/x']) {
      const refused = await editor.call('POST', PAGES_CALLS.createPage.path, { title: 'Shop', path });
      expect([refused.statusCode, refused.json().data.errors]).toEqual([
        422,
        { path: `${path} is not a valid page URL` },
      ]);
    }
  },
);

test('visitors meet the link of a new page with its publication, if its box was ticked', async () => {
  const editor = await as(EDITOR);
  const add = async (fields: object) =>
    (await editor.call('POST', PAGES_CALLS.createPage.path, fields)).json().pageId as string;
  const ids = [await add({ title: 'Linked', navigation: 'on' }), await add({ title: 'Apart' })];
  const navigation = async () => /<nav class="frame-nav".*?<\/nav>/s.exec((await page('/')).body)?.[0];
  expect(await navigation()).not.toContain('/linked');
  for (const id of ids) expect((await publish(editor, id)).statusCode).toBe(200);
  expect(await navigation()).toContain('href="/linked">Linked</a>');
  expect(await navigation()).not.toContain('/apart');
});

test('a copy has blocks of its own', async () => {
  const [editor, id] = [await as(EDITOR), await idOf('/')];
  const { pageId } = (await editor.call('POST', PAGES_CALLS.duplicatePage.path, { pageId: id })).json();
  const [original, copy] = [await draft(editor, id), await draft(editor, pageId)];
  expect(copy.content).toMatchObject({ title: 'Home (copy)', path: '/home' });
  expect(Object.keys(copy.content.blocks)).toHaveLength(2);
  expect(Object.keys(copy.content.blocks).some((block) => original.content.blocks[block])).toBe(false);
  expect((await publish(editor, pageId)).statusCode).toBe(200);
  expect((await page('/home')).body).toContain('Hello');
});

test('a page whose address changes redirects from the old one, and a deleted one is gone until it is restored', async () => {
  const editor = await as(EDITOR);
  const id = await create(editor, 'About');
  await publish(editor, id);
  expect((await page('/about')).statusCode).toBe(200);
  await change(editor, id, replaced('/path', '/team'));
  await publish(editor, id);
  const moved = await page('/about');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/team']);
  expect((await editor.call('POST', PAGES_CALLS.removePage.path, { pageId: id })).statusCode).toBe(200);
  expect((await page('/team')).statusCode).toBe(404);
  expect((await editor.get(`${ADMIN_PATH.pages}?status=removed`)).body).toContain('/team');
  expect((await editor.call('POST', PAGES_CALLS.returnPage.path, { pageId: id })).statusCode).toBe(200);
  expect((await page('/team')).statusCode).toBe(200);
});

spec(['EDIT-26', 'EDIT-27'], 'a private page exists for signed-in accounts alone, and no list has it', async () => {
  const editor = await as(EDITOR);
  const id = await create(editor, 'Staff only');
  await change(editor, id, [{ op: 'add', path: '/lock', value: { by: 'accounts' } }]);
  await publish(editor, id);
  expect(await draft(editor, id)).toMatchObject({ status: 'private' });
  expect([(await page('/staff-only')).statusCode, (await (await as(VIEWER)).get('/staff-only')).statusCode]).toEqual([
    404, 200,
  ]);
  expect((await page('/nowhere')).body.length).toBe((await page('/staff-only')).body.length);
  expect((await page('/sitemap.xml')).body).not.toContain('staff-only');
  const entries = server.open.db.selectFrom('search_entry').select('title').where('title', '=', 'Staff only');
  expect(await entries.execute()).toEqual([]);
  expect((await (await as(STRANGER, 'other.example')).get('/staff-only')).statusCode).toBe(404);
});

test('a time without an offset is one of the site’s clocks, which may skip it', async () => {
  const [editor, id] = [await as(EDITOR), await idOf('/')];
  const { db } = server.open;
  const { id: siteId } = await db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', 'example')
    .executeTakeFirstOrThrow();
  const { state } = await findState(db, SITE_SETTINGS, siteId);
  const settings = { ...state, timeZone: 'Europe/Warsaw', base: siteSettingsName(state) };
  const saved = await (await as(ADMIN)).call('POST', SETTINGS_CALLS.saveSettings.path, settings);
  expect(saved.statusCode).toBe(200);
  const { revision } = await draft(editor, id);
  const schedule = (at: string) =>
    editor.call('POST', PAGE_SETTINGS_CALLS.schedulePage.path, { pageId: id, revision, at });
  const skipped = await schedule('2040-03-25T02:30');
  expect([skipped.statusCode, skipped.body]).toEqual([422, expect.stringContaining('Europe/Warsaw')]);
  expect((await schedule('2040-07-01T18:00')).statusCode).toBe(200);
  const row = await db.selectFrom('page_draft').select('scheduled_at').where('page_id', '=', id).executeTakeFirst();
  expect(row?.scheduled_at?.toISOString()).toBe('2040-07-01T16:00:00.000Z');
});

spec(['EDIT-26', 'EDIT-27'], 'a scheduled draft is published at its moment, once, as it is then', async () => {
  const [editor, id] = [await as(EDITOR), await idOf('/')];
  const { db, signing } = server.open;
  await change(editor, id, replaced('/title', 'Soon'));
  const schedule = (sent: object) =>
    editor.call('POST', PAGE_SETTINGS_CALLS.schedulePage.path, { pageId: id, revision: 1, ...sent });
  expect((await schedule({ at: '2020-01-01T00:00:00Z' })).statusCode).toBe(422);
  expect((await schedule({ at: '2999-01-01T00:00:00Z' })).statusCode).toBe(200);
  expect(await draft(editor, id)).toMatchObject({ status: 'scheduled' });
  await publishDuePages({ db, signing });
  expect((await page('/')).body).not.toContain('Soon');
  await change(editor, id, replaced('/title', 'Now'));
  await db
    .updateTable('page_draft')
    .set({ scheduled_at: sql<Date>`now()` })
    .where('page_id', '=', id)
    .execute();
  await Promise.all([publishDuePages({ db, signing }), publishDuePages({ db, signing })]);
  const versions = db
    .selectFrom('page_version')
    .select(['number', 'published_by'])
    .where('page_id', '=', id)
    .orderBy('number');
  expect(await versions.execute()).toEqual([
    { number: 1, published_by: null },
    { number: 2, published_by: 'editor' },
  ]);
  expect(await draft(editor, id)).toMatchObject({ status: 'published', content: { title: 'Now' } });
});

test('a scheduled draft that cannot be published says why, on its page and by one email', async () => {
  const [editor, id] = [await as(EDITOR), await idOf('/')];
  const { db, signing } = server.open;
  await change(editor, id, replaced('/title', ''));
  await editor.call('POST', PAGE_SETTINGS_CALLS.schedulePage.path, {
    pageId: id,
    revision: 1,
    at: '2999-01-01T00:00:00Z',
  });
  await db
    .updateTable('page_draft')
    .set({ scheduled_at: sql<Date>`now()` })
    .where('page_id', '=', id)
    .execute();
  await publishDuePages({ db, signing });
  await publishDuePages({ db, signing });
  expect(await draft(editor, id)).toMatchObject({ status: 'draft' });
  expect((await editor.get(ADMIN_PATH.pages)).body).toContain('/title: must not be empty.');
  const emails = db.selectFrom('mail_outbox').select(['recipient', 'subject']).where('recipient', '=', EDITOR);
  expect(await emails.execute()).toEqual([{ recipient: EDITOR, subject: '“” could not be published' }]);
});

test('the draft is shown to its editors as its page, by a link to strangers for seven days, and to nobody else', async () => {
  const [editor, id] = [await as(EDITOR), await idOf('/')];
  await change(editor, id, replaced(HTML, '<p>Good morning</p><script>bad()</script>'));
  const own = at(PAGE_DRAFT_PATH, id);
  const shown = await editor.get(own);
  expect([shown.statusCode, shown.headers['cache-control'], shown.headers['x-robots-tag']]).toEqual([
    200,
    'private, no-store',
    'noindex',
  ]);
  expect([shown.body.includes('Good morning'), shown.body.includes('bad()')]).toEqual([true, false]);
  expect(shown.body).toContain(`id="block-${TEXT}"`);
  expect((await page(own)).statusCode).toBe(303);
  expect((await (await as(VIEWER)).get(own)).statusCode).toBe(403);

  const { url } = (
    await editor.call('POST', PAGE_SETTINGS_CALLS.createPreviewLink.path, { pageId: id })
  ).json<PreviewLink>();
  const link = new URL(url).pathname;
  const preview = await page(link);
  expect([
    preview.statusCode,
    preview.headers['referrer-policy'],
    preview.headers['x-robots-tag'],
    preview.headers['cache-control'],
  ]).toEqual([200, 'no-referrer', 'noindex', 'private, no-store']);
  expect(preview.body).toContain('Good morning');
  expect((await server.open.visitor('other.example').get(link)).statusCode).toBe(404);
  const stored = await server.open.db.selectFrom('preview_link').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(link.split('/').at(-1));
  await server.open.db
    .updateTable('preview_link')
    .set({ until: sql<Date>`now()` })
    .execute();
  expect((await page(link)).statusCode).toBe(404);
  const second = (
    await editor.call('POST', PAGE_SETTINGS_CALLS.createPreviewLink.path, { pageId: id })
  ).json<PreviewLink>();
  await editor.call('POST', PAGE_SETTINGS_CALLS.revokePreviewLinks.path, { pageId: id });
  expect((await page(new URL(second.url).pathname)).statusCode).toBe(404);
});

spec(
  'WIDGET-01',
  'the value of a block is rendered for accounts that edit pages, sanitized, and for nobody else',
  async () => {
    const [editor, id] = [await as(EDITOR), await idOf('/')];
    const widget = { type: BLOCK_TYPE.text, id: TEXT, value: { html: '<p>Typed</p><script>bad()</script>' } };
    const sent = { widgetJSON: JSON.stringify(widget), page: at(PAGE_DRAFT_PATH, id) };
    const { html } = (await editor.post(WIDGET_CALLS.getWidgetRendering.path, sent)).json<{ data: { html: string } }>()
      .data;
    expect([html.includes('<p>Typed</p>'), html.includes('bad()'), html.includes(`id="block-${TEXT}"`)]).toEqual([
      true,
      false,
      true,
    ]);
    for (const browser of [server.open.visitor(), await as(VIEWER)]) {
      await browser.get('/');
      const refused = await browser.post(WIDGET_CALLS.getWidgetRendering.path, sent);
      expect([refused.statusCode, refused.body.includes('Typed')]).toEqual([404, false]);
    }
  },
);

test('what a block loads by its settings is that of the draft in the draft, and that of what is published for visitors', async () => {
  const [editor, id] = [await as(EDITOR), await idOf('/')];
  const chart = {
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f9777',
    type: BLOCK_TYPE.chart,
    variant: BLOCK_VARIANT.chartBar,
    settings: { title: 'Pots', columns: ['Sold'], rows: [{ label: 'May', values: [17] }] },
  };
  const { content } = await draft(editor, id);
  const rows = [...content.body.layout.rows, { columns: [{ span: 12, blocks: [chart.id] }] }];
  await change(editor, id, [
    { op: 'add', path: `/blocks/${chart.id}`, value: chart },
    { op: 'replace', path: '/body/layout/rows', value: rows },
  ]);
  expect((await publish(editor, id)).statusCode).toBe(200);
  await change(editor, id, replaced(`/blocks/${chart.id}/settings/rows/0/values/0`, 4321));
  const seen = async (browser: Shopper, path: string) => /4,321|17(?=<)/.exec((await browser.get(path)).body)?.[0];
  expect(await seen(editor, at(PAGE_DRAFT_PATH, id))).toBe('4,321');
  expect(await seen(server.open.visitor(), '/')).toBe('17');
  const value = { ...chart.settings, rows: [{ label: 'May', values: [9876] }] };
  const sent = { widgetJSON: JSON.stringify({ ...chart, value }), page: at(PAGE_DRAFT_PATH, id) };
  expect((await editor.post(WIDGET_CALLS.getWidgetRendering.path, sent)).body).toContain('9,876');
});

test('an account that edits pages may render 1,200 blocks of drafts a minute, and others no more than visitors', async () => {
  const [editor, id] = [await as(EDITOR), await idOf('/')];
  const widget = { type: BLOCK_TYPE.text, id: TEXT, value: { html: '<p>Typed</p>' } };
  const sent = { widgetJSON: JSON.stringify(widget), page: at(PAGE_DRAFT_PATH, id) };
  const { path } = WIDGET_CALLS.getWidgetRendering;
  const { db } = server.open;
  await db.deleteFrom('rate_window').execute();
  const counted = async () => (await db.selectFrom('rate_window').selectAll().execute()).map(({ count }) => count);
  expect((await editor.post(path, sent)).statusCode).toBe(200);
  expect(await counted()).toEqual([1]);
  await db.updateTable('rate_window').set({ count: 1199 }).execute();
  expect((await editor.post(path, sent)).statusCode).toBe(200);
  expect((await editor.post(path, sent)).statusCode).toBe(429);
  const viewer = await as(VIEWER);
  await viewer.get('/');
  await db.deleteFrom('rate_window').execute();
  expect((await viewer.post(path, sent)).statusCode).toBe(404);
  await db.updateTable('rate_window').set({ count: 120 }).execute();
  expect((await viewer.post(path, sent)).statusCode).toBe(429);
});

spec('ROLE-04', 'each call is for the roles that may edit or publish pages of this site', async () => {
  const id = await idOf('/');
  const calls = [
    [PAGE_DRAFT_CALLS.getPageDraft, {}],
    [PAGE_DRAFT_CALLS.changePageDraft, {}],
    [PAGE_DRAFT_CALLS.notePresence, {}],
    [PAGES_CALLS.createPage, {}],
    [PAGES_CALLS.duplicatePage, {}],
    [PAGES_CALLS.reviewPage, {}],
    [PAGE_SETTINGS_CALLS.savePageSettings, {}],
    [PAGE_SETTINGS_CALLS.createPreviewLink, {}],
    [PAGE_SETTINGS_CALLS.revokePreviewLinks, {}],
    [PAGES_CALLS.publishPages, {}],
    [PAGES_CALLS.removePage, {}],
    [PAGES_CALLS.returnPage, {}],
    [PAGE_SETTINGS_CALLS.schedulePage, {}],
    [PAGE_SETTINGS_CALLS.restoreVersion, {}],
  ] as const;
  const refused = async (browser: Awaited<ReturnType<typeof as>>) => {
    const outcomes = [];
    for (const [{ method, path }] of calls) {
      const reply = method === 'GET' ? await browser.get(at(path, id)) : await browser.call(method, at(path, id), {});
      outcomes.push([401, 403].includes(reply.statusCode));
    }
    return outcomes;
  };
  const all = (value: boolean) => calls.map(() => value);
  expect(await refused(await as(ADMIN))).toEqual(all(false));
  expect(await refused(await as(EDITOR))).toEqual(all(false));
  expect(await refused(await as(WRITER))).toEqual(calls.map((_, index) => index > 8));
  expect(await refused(await as(VIEWER))).toEqual(all(true));
  const visitor = server.open.visitor();
  await visitor.get('/');
  expect(await refused(visitor)).toEqual(all(true));
});

test('another site’s owner finds no page of this one', async () => {
  const [stranger, id] = [await as(STRANGER, 'other.example'), await idOf('/')];
  expect((await stranger.get(at(PAGE_DRAFT_CALLS.getPageDraft.path, id))).statusCode).toBe(404);
  for (const { path } of [PAGES_CALLS.duplicatePage, PAGES_CALLS.removePage, PAGES_CALLS.returnPage])
    expect((await stranger.call('POST', path, { pageId: id })).statusCode).toBe(404);
  const publication = await stranger.call('POST', PAGES_CALLS.publishPages.path, {
    pages: [{ pageId: id, revision: 0 }],
  });
  expect(publication.statusCode).toBe(404);
  expect((await stranger.get(at(PAGE_DRAFT_PATH, id))).statusCode).toBe(404);
});

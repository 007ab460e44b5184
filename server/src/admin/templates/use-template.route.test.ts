import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { TEMPLATES } from 'shared-types/admin/theme/site-templates';
import { styleValues } from 'shared-types/admin/theme/style-values';
import { STYLES_CALLS } from 'shared-types/admin/styles';
import { TEMPLATES_CALLS } from 'shared-types/admin/theme/templates';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';

const [ADA, CLERK] = ['ada@shop.example', 'clerk@shop.example'] as const;
const { theme } = exampleDocument().site;

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [ADA]: ['admin'], [CLERK]: ['storeManager'] } });
});
afterAll(() => open.close());
beforeEach(async () => {
  for (const table of ['site_theme_change', 'state_draft', 'rate_window'] as const)
    await open.db.deleteFrom(table).execute();
  await open.db.updateTable('site').set({ document_hash: '' }).execute();
  await open.load(exampleDocument());
});

const as = async (email: string): Promise<Shopper> => {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
};
const baseOf = async (browser: Shopper, path: string = ADMIN_PATH.templates) =>
  / name="base" value="([^"]*)"/.exec((await browser.get(path)).body)?.[1] ?? '';
const use = async (browser: Shopper, template: string, base?: string) =>
  browser.call('POST', TEMPLATES_CALLS.useTemplate.path, { template, base: base ?? (await baseOf(browser)) });
const back = async (browser: Shopper) =>
  browser.call('POST', TEMPLATES_CALLS.lookBefore.path, { base: await baseOf(browser) });
const draft = async (browser: Shopper, template: string) =>
  browser.call('POST', TEMPLATES_CALLS.useTemplate.path, { template, base: await baseOf(browser), as: 'draft' });
const home = async () => (await open.visitor().get('/')).body;
const accentOf = (page: string) => /--color-accent:(#[0-9a-f]{6})/.exec(page)?.[1];
/** Colours of a page's sections, but for those of the page itself. */
const themesIn = (page: string) =>
  [...page.matchAll(/class="frame-row section-theme" data-theme="(\w+)"/g)].map(([, name]) => name);
/** Text of a page without its styles. */
const contentOf = (page: string) => /<main[\s\S]*<\/main>/.exec(page)?.[0].replaceAll(/<[^>]*>/g, '');

test('a template changes the look of every page and no content, and one click brings the look before back', async () => {
  const ada = await as(ADA);
  const before = await home();
  expect((await use(ada, 'market')).statusCode).toBe(200);
  const page = await home();
  expect(accentOf(page)).toBe(TEMPLATES.market.colors.accent);
  expect(page).toContain('--radius-button:99rem');
  expect(contentOf(page)).toBe(contentOf(before));
  expect((await back(ada)).statusCode).toBe(200);
  const after = await home();
  expect([accentOf(after), after.length]).toEqual([theme.colors.accent, before.length]);
});

test('sections of the home page get the colors of the template, except those with their own', async () => {
  const document = exampleDocument();
  const pages = document.pages.map((page) => {
    if (page.path !== '/') return page;
    const [first, ...rest] = page.body.layout.rows;
    const rows = first ? [{ ...first, theme: 'accent' as const }, ...rest] : [];
    return { ...page, body: { ...page.body, layout: { ...page.body.layout, rows } } };
  });
  await open.load({ ...document, pages });
  await use(await as(ADA), 'bloom');
  const themes = themesIn(await home());
  const rows = pages.find(({ path }) => path === '/')?.body.layout.rows.length ?? 0;
  const wanted = ['accent', ...TEMPLATES.bloom.home.slice(1, rows)].filter((name) => name !== 'light');
  expect(themes).toEqual(wanted);
});

test('trying one template after another, the look before is that of the start; with own changes, those', async () => {
  const ada = await as(ADA);
  await use(ada, 'market');
  await use(ada, 'evening');
  await back(ada);
  expect(accentOf(await home())).toBe(theme.colors.accent);
  await use(ada, 'market');
  const own = { ...styleValues({ ...TEMPLATES.market }), accent: '#123456' };
  const saved = { ...own, base: await baseOf(ada, ADMIN_PATH.styles) };
  expect((await ada.call('POST', STYLES_CALLS.saveStyles.path, saved)).statusCode).toBe(200);
  await use(ada, 'journal');
  await back(ada);
  expect(accentOf(await home())).toBe('#123456');
});

test('a change that somebody else has made meanwhile is not replaced unseen', async () => {
  const ada = await as(ADA);
  const seen = await baseOf(ada);
  await use(ada, 'market');
  expect((await use(ada, 'journal', seen)).statusCode).toBe(409);
  expect(accentOf(await home())).toBe(TEMPLATES.market.colors.accent);
});

test('a template that is saved as a draft is seen by its owner alone, and published with its sections', async () => {
  // Each block of the home page in a section of its own.
  const document = exampleDocument();
  const pages = document.pages.map((page) => {
    const placed = page.body.layout.rows.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks));
    const rows = placed.map((block) => ({ columns: [{ span: 12, blocks: [block] }] }));
    return page.path === '/' ? { ...page, body: { ...page.body, layout: { ...page.body.layout, rows } } } : page;
  });
  await open.load({ ...document, pages });
  const ada = await as(ADA);
  const reply = await draft(ada, 'bloom');
  expect([reply.statusCode, reply.json().message]).toEqual([200, 'Draft saved. Visitors do not see it.']);
  expect(accentOf(await home())).toBe(theme.colors.accent);
  const { accent } = TEMPLATES.bloom.colors;
  const page = (await ada.get(ADMIN_PATH.templates)).body;
  expect([page.includes('Draft, not published'), page.includes('name="as" value="draft"')]).toEqual([true, true]);
  expect((await ada.get(ADMIN_PATH.styles)).body).toContain(`value="${accent}"`);

  // A color that is changed on the page of styles keeps the template of the draft.
  const own = { ...styleValues({ ...TEMPLATES.bloom }), ink: '#101010' };
  const styled = { ...own, base: await baseOf(ada, ADMIN_PATH.styles) };
  expect((await ada.call('POST', STYLES_CALLS.saveStyles.path, { ...styled, as: 'draft' })).statusCode).toBe(200);
  const published = { ...own, base: await baseOf(ada, ADMIN_PATH.styles) };
  expect((await ada.call('POST', STYLES_CALLS.saveStyles.path, published)).statusCode).toBe(200);
  const after = await home();
  expect([accentOf(after), after.includes('#101010')]).toEqual([accent, true]);
  expect(themesIn(after)[0]).toBe('tinted');
  expect((await ada.get(ADMIN_PATH.templates)).body).not.toContain('Draft, not published');
});

test('the way back of a draft changes the draft; using a template ends it', async () => {
  const ada = await as(ADA);
  await use(ada, 'market');
  await draft(ada, 'evening');
  await ada.call('POST', TEMPLATES_CALLS.lookBefore.path, { base: await baseOf(ada), as: 'draft' });
  expect(accentOf(await home())).toBe(TEMPLATES.market.colors.accent);
  expect((await ada.get(ADMIN_PATH.styles)).body).toContain(`value="${theme.colors.accent}"`);
  await use(ada, 'journal');
  expect(accentOf(await home())).toBe(TEMPLATES.journal.colors.accent);
  expect((await ada.get(ADMIN_PATH.styles)).body).not.toContain('Draft, not published');
});

test('a draft that somebody else has saved meanwhile is not replaced unseen', async () => {
  const ada = await as(ADA);
  const seen = await baseOf(ada);
  await draft(ada, 'market');
  expect((await use(ada, 'journal', seen)).statusCode).toBe(409);
});

test('a new page begins with the section colors of the template', async () => {
  const ada = await as(ADA);
  await use(ada, 'bloom');
  const made = await ada.call('POST', PAGES_CALLS.createPage.path, { title: 'Party', layout: 'questions' });
  const drafts = open.db.selectFrom('page_draft').select('content').where('page_id', '=', made.json().pageId);
  const { content } = await drafts.executeTakeFirstOrThrow();
  expect(JSON.stringify(content)).toContain('"theme":"tinted"');
});

spec('ROLE-04', 'roles without it, and strangers, neither see nor use templates', async () => {
  const clerk = await as(CLERK);
  expect((await clerk.get(ADMIN_PATH.templates)).statusCode).toBe(403);
  expect((await use(clerk, 'market', 'x')).statusCode).toBe(403);
  const stranger = open.visitor();
  await stranger.get('/');
  expect((await use(stranger.twin(), 'market', 'x')).statusCode).toBe(401);
});

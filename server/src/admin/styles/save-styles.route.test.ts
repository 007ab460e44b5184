import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { STYLES_CALLS } from 'shared-types/admin/styles';
import { styleValues } from 'shared-types/admin/theme/style-values';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';

const [ADA, BEN, CLERK] = ['ada@shop.example', 'ben@shop.example', 'clerk@shop.example'] as const;

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [ADA]: ['admin'], [BEN]: ['editor'], [CLERK]: ['storeManager'] } });
});
afterAll(() => open.close());
beforeEach(async () => {
  for (const table of ['site_theme_change', 'rate_window'] as const) await open.db.deleteFrom(table).execute();
  await open.db.updateTable('site').set({ document_hash: '' }).execute();
  await open.load(exampleDocument());
});

const as = async (email: string): Promise<Shopper> => {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
};
const baseOf = async (browser: Shopper) =>
  / name="base" value="([^"]*)"/.exec((await browser.get(ADMIN_PATH.styles)).body)?.[1] ?? '';
const documentStyles = styleValues(exampleDocument().site.theme);
const save = async (browser: Shopper, changes: object, base?: string) =>
  browser.call('POST', STYLES_CALLS.saveStyles.path, {
    ...documentStyles,
    ...changes,
    base: base ?? (await baseOf(browser)),
  });
const home = async () => (await open.visitor().get('/')).body;

test('what is saved is on every page at once, in one spelling', async () => {
  const reply = await save(await as(BEN), { accent: ' 0B5 ', heading: 'system' });
  expect([reply.statusCode, reply.json().message]).toEqual([200, 'Published. Visitors see it on their next page.']);
  const page = await home();
  expect(page).toContain('--color-accent:#00bb55');
  expect(page).toContain('--font-heading:system-ui');
});

test('sizes reach every page with the sheet that reads them, and leave it with the design’s', async () => {
  const ada = await as(ADA);
  const before = await home();
  const sizes = { textSize: '20', headings: 'large', buttonShape: 'pill' };
  expect((await save(ada, sizes)).json().changed).toEqual(['fonts.fontUsageCategories']);
  const page = await home();
  expect(page).toContain('--text-md:1.25rem');
  expect(page).toContain('--radius-button:99rem');
  expect(page).toContain('border-radius:var(--radius-button,var(--radius-1))');
  // The admin area keeps its own.
  expect((await ada.get(ADMIN_PATH.styles)).body).not.toContain('--radius-button');
  expect((await save(ada, { textSize: '20', heading: 'Figtree', headingWeight: 'regular' })).statusCode).toBe(200);
  expect(await home()).not.toContain('--weight-heading');
  await save(ada, {});
  expect((await home()).length).toBe(before.length);
});

test('a family of the list is saved with its stand-ins; another is refused', async () => {
  const ada = await as(ADA);
  expect((await save(ada, { heading: 'Playfair Display', body: 'Press Start 2P' })).statusCode).toBe(200);
  const page = (await home()).replaceAll('&quot;', '"');
  expect(page).toContain(
    '--font-heading:"Playfair Display", "Playfair Display Ext", "Playfair Display Times", "Playfair Display DejaVu", serif',
  );
  expect(page).toContain('--font-body:"Press Start 2P", "Press Start 2P Ext", ');
  for (const body of ['Great Vibes', 'lora', 'Lora, serif', '"Lora"', '__proto__']) {
    const reply = await save(ada, { body });
    expect([body, reply.statusCode, reply.json().data.errors.body]).toEqual([body, 400, 'Choose one from the list.']);
  }
  expect(await home()).toContain('Press Start 2P');
});

test('a document that is imported later keeps what was saved', async () => {
  await save(await as(ADA), { paper: '#fefefe' });
  const document = exampleDocument();
  await open.load({ ...document, site: { ...document.site, tagline: 'Newer' } });
  expect(await home()).toContain('--color-paper:#fefefe');
});

test('all invalid fields are reported together, and nothing is saved', async () => {
  const wrong = {
    paper: 'white',
    ink: '#12',
    accent: '#12345g',
    heading: 'Comic Sans',
    body: '',
    textSize: '23',
    buttonShape: 'star',
  };
  const reply = await save(await as(ADA), wrong);
  expect([reply.statusCode, Object.keys(reply.json().data.errors).toSorted()]).toEqual([
    400,
    ['accent', 'body', 'buttonShape', 'heading', 'ink', 'paper', 'textSize'],
  ]);
  expect(await open.db.selectFrom('site_theme_change').selectAll().execute()).toEqual([]);
});

test('the second of two people who save is told of the first, and decides', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const seen = await baseOf(ada);
  await save(ben, { accent: '#123456' });
  const refused = await save(ada, { accent: '#654321' }, seen);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'admin/styles-conflict', data: { errors: { accent: 'Saved meanwhile: #123456' } } },
  ]);
  expect(await home()).toContain('--color-accent:#123456');
  await save(ada, { accent: '#654321' });
  expect(await home()).toContain('--color-accent:#654321');
});

spec('ROLE-04', 'roles without it, and strangers, neither see nor change the styles', async () => {
  const clerk = await as(CLERK);
  expect((await clerk.get(ADMIN_PATH.styles)).statusCode).toBe(403);
  expect((await save(clerk, {}, 'x')).statusCode).toBe(403);
  const stranger = open.visitor();
  await stranger.get('/');
  expect((await save(stranger.twin(), {}, 'x')).statusCode).toBe(401);
});

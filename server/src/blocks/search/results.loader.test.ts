import { array, assert, asyncProperty, constantFrom, oneof } from 'fast-check';
import { anyText } from '../../../../tools/testing/any-text';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import type { SearchPiece, SearchView } from 'shared-types/blocks/search';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument, exampleId } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { resultsLoader } from './results.loader';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
  await open.load(searchedDocument());
  await open.load(bilingualDocument());
});
afterAll(() => open.close());

function searchedDocument(): SiteDocument {
  const document = exampleDocument('searched', 'searched.example');
  const page = (number: number, path: string, text: string, more: Partial<DocumentPage> = {}): DocumentPage => ({
    path,
    pageType: PAGE_TYPE.page,
    title: path.slice(1),
    description: '',
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [exampleId(number)] }] }] } },
    blocks: [{ id: exampleId(number), type: BLOCK_TYPE.text, settings: { html: `<p>${text}</p>` } }],
    ...more,
  });
  const mug = document.products[0]!;
  const pages = [
    page(7001, '/pottery', 'We throw bowls, and glaze them with ash.'),
    page(7002, '/about', 'A word on pottery, and on Crème brûlée &amp; &lt;b&gt;ash&lt;/b&gt;.'),
    page(7005, '/salt-firing', 'How it is done.'),
    page(7006, '/diary', 'Salt firing. '.repeat(300)),
    page(7003, '/secret', 'The unlisted pottery.', { indexed: false }),
    page(7004, '/locked', 'The locked pottery.', { pageType: PAGE_TYPE.protectedContent }),
    ...Array.from({ length: 25 }, (_, index) => page(7100 + index, `/letter-${index}`, 'A letter to collectors.')),
  ];
  const draft = {
    ...mug,
    slug: 'draft',
    title: 'Drafted pottery',
    workflowStatus: WORKFLOW_STATUS.draft,
    variants: mug.variants.slice(0, 1).map((variant) => ({ ...variant, sku: 'DRAFT' })),
  };
  return { ...document, pages: [...document.pages, ...pages], products: [...document.products, draft] };
}

interface Place {
  readonly host?: string;
  readonly root?: string;
  readonly page?: string;
}

async function search(
  terms: string,
  { host = 'searched.example', root = '', page = '' }: Place = {},
): Promise<SearchView> {
  const site = (await open.sites.byHost(host))!.siteLocaleAt(`${root}/search`);
  const found = site.pageAt(`${root}/search`)!;
  const [block] = found.page.blocks.values();
  const visitor = { answered: [], requestsCookieSettings: false, privacyControl: false, isScreenshot: false };
  const query = new URLSearchParams({ q: terms, page });
  const services = { db: open.db } as never;
  const entryName = async () => undefined;
  return (await resultsLoader.load({ services, site, page: found, block: block!, visitor, query, entryName }))!;
}

const paths = async (terms: string, place: Place = {}) => (await search(terms, place)).results.map(({ path }) => path);
const written = (pieces: readonly SearchPiece[] = []) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

spec('SRV-33', 'finds pages by title, text and word stem, title matches first', async () => {
  expect(await paths('pottery')).toEqual(['/pottery', '/about']);
  expect(await paths('salt firing')).toEqual(['/salt-firing', '/diary']);
  expect(await paths('glazes')).toEqual(['/pottery']);
  expect(await paths('throwing bowl')).toEqual(['/pottery']);
});

spec('SRV-33', 'finds products by title, text, options and SKU, with picture and price', async () => {
  const [mug] = (await search('mug')).results;
  expect(mug).toMatchObject({ path: '/shop/p/mug', product: { fromCents: 1000, picture: { alt: 'A mug' } } });
  expect(await paths('mug large')).toEqual(['/shop/p/mug']);
  expect(await paths('MUG-S')).toEqual(['/shop/p/mug']);
});

spec('SRV-33', 'the last word may be incomplete, in any spelling', async () => {
  expect(await paths('bow')).toEqual(['/pottery']);
  expect(await paths('creme')).toEqual(['/about']);
  expect(await paths('CRÈME BRÛ')).toEqual(['/about']);
  expect(await paths('bow ash')).toEqual([]);
});

spec('SRV-33', 'quotation marks keep words together, a minus excludes them', async () => {
  expect(await paths('"crème brûlée"')).toEqual(['/about']);
  expect(await paths('"brûlée crème"')).toEqual([]);
  expect(await paths('pottery -brulee')).toEqual(['/pottery']);
});

spec('SRV-33', 'a stop word is ignored beside other words, and is found alone', async () => {
  expect((await paths('about'))[0]).toBe('/about');
  expect(await paths('about the bowls')).toEqual(['/pottery']);
});

spec('SRV-33', 'marks the words in the title and in a sentence around them, as text', async () => {
  const [pottery, about] = (await search('pottery')).results;
  expect(written(pottery?.title)).toBe('[pottery]');
  expect(written(about?.excerpt)).toBe('A word on [pottery], and on Crème brûlée & <b>ash</b>.');
  expect(written((await search('creme')).results[0]?.excerpt)).toContain('on [Crème] brûlée');
});

spec('SRV-33', 'finds neither unlisted pages nor those of another site', async () => {
  for (const terms of ['unlisted', 'locked', 'drafted', 'Kubek'])
    expect([terms, await paths(terms)]).toEqual([terms, []]);
  expect(await search('pottery', { host: 'shop.example' })).toMatchObject({ results: [], count: 0 });
});

spec('SRV-33', 'each language of a site has its own results', async () => {
  const host = 'bilingual.example';
  expect(await paths('kubek', { host, root: '/pl' })).toEqual(['/pl/shop/p/kubek']);
  expect(await paths('kubek', { host })).toEqual([]);
  expect((await paths('shop', { host, root: '/pl' })).every((path) => path.startsWith('/pl'))).toBe(true);
  expect((await paths('mug', { host })).every((path) => !path.startsWith('/pl'))).toBe(true);
});

spec('SRV-33', 'there are twenty results on a page, each of them once', async () => {
  const [first, second, third] = [
    await search('letter'),
    await search('letter', { page: '2' }),
    await search('letter', { page: '3' }),
  ];
  expect([first, second, third].map(({ results, count }) => [results.length, count])).toEqual([
    [20, 25],
    [5, 25],
    [0, 0],
  ]);
  const all = [...first.results, ...second.results].map(({ path }) => path);
  expect(new Set(all).size).toBe(25);
  for (const page of ['0', '-1', '1.5', 'x', '99999', '1e3']) expect((await search('letter', { page })).page).toBe(1);
});

spec('SRV-33', 'says why it did not search', async () => {
  const outcomes = await Promise.all(['', '  ', 'm', '"', 'mug '.repeat(60)].map((terms) => search(terms)));
  expect(outcomes.map(({ outcome, results }) => [outcome, results.length])).toEqual([
    ['empty', 0],
    ['empty', 0],
    ['too-short', 0],
    ['too-short', 0],
    ['too-long', 0],
  ]);
});

spec('SRV-33', 'no query makes it fail', async () => {
  const typed = oneof(
    anyText({ maxLength: 60 }),
    array(
      constantFrom('"', '-', 'mug', ' ', "'", ':*', '<->', '!', '(', '\\', '&', '|', 'the', '1e5', '-1', '٣', '½'),
    ).map((parts) => parts.join('')),
  );
  await assert(
    asyncProperty(typed, async (terms) => {
      const { outcome, results, count } = await search(terms);
      expect(['empty', 'too-short', 'too-long', 'searched']).toContain(outcome);
      expect(results.length).toBeLessThanOrEqual(count);
    }),
    { numRuns: 150 },
  );
});

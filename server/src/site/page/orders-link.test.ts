import { STORE_PATH } from 'shared-types/commerce/store-path';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleId } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { seedMember, signInMember } from '../../../../tools/testing/store/seed-member';
import { spec } from '../../../../tools/testing/spec';

const HOST = 'bilingual.example';
const EMAIL = 'mia@bilingual.example';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const pageOf = (number: number, path: string, pageType: DocumentPage['pageType'], type: number): DocumentPage =>
  ({
    path,
    pageType,
    title: path,
    description: '',
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [exampleId(number)] }] }] } },
    blocks: [{ id: exampleId(number), type, settings: {} }],
  }) as DocumentPage;
const orders = (number: number, root: string) =>
  pageOf(number, `${root}${STORE_PATH.order.replace(':token', '{token}')}`, PAGE_TYPE.orderConfirmed, BLOCK_TYPE.order);
const members = (number: number, root: string) => pageOf(number, `${root}/mine`, PAGE_TYPE.page, BLOCK_TYPE.memberArea);

/** The example in two languages, with orders and members in both. */
function store(): SiteDocument {
  const document = bilingualDocument();
  const pages = [orders(801, ''), orders(802, '/pl'), members(803, ''), members(804, '/pl')];
  return { ...document, pages: [...document.pages, ...pages] };
}

const pageAt = async (path: string) => (await open.visitor(HOST).get(path)).body;
const footerOf = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
const linksTo = (html: string, path: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)]
    .filter(([, href]) => href === path)
    .map(([, , title]) => title);

spec('ROLE-01', 'every page of a store links to the order look-up, in the page’s language', async () => {
  await open.load(store());
  for (const path of ['/', '/shop', '/mine', '/checkout/order'])
    expect([path, ...linksTo(footerOf(await pageAt(path)), '/checkout/order')]).toEqual([path, 'Find your order']);
  for (const path of ['/pl', '/pl/shop', '/pl/checkout/order'])
    expect([path, ...linksTo(footerOf(await pageAt(path)), '/pl/checkout/order')]).toEqual([
      path,
      'Znajdź swoje zamówienie',
    ]);
  for (const path of ['/checkout/order', '/pl/checkout/order'])
    expect((await open.visitor(HOST).get(path)).statusCode).toBe(200);
});

test('members find it on the pages where they are signed in', async () => {
  await open.load(store());
  await seedMember(open.db, { email: EMAIL, site: store().site.identifier });
  const browser = open.visitor(HOST);
  const areaOf = (html: string) => /<section class="blocks-member-area".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect(linksTo(areaOf((await browser.get('/mine')).body), '/checkout/order')).toEqual([]);
  expect((await signInMember(browser, EMAIL)).statusCode).toBe(200);
  const signedIn = browser.twin();
  expect(linksTo(areaOf((await signedIn.get('/mine')).body), '/checkout/order')).toEqual(['Find your order']);
  expect(linksTo(areaOf((await signedIn.get('/pl/mine')).body), '/pl/checkout/order')).toEqual([
    'Znajdź swoje zamówienie',
  ]);
});

test('the owner’s own link to it is not duplicated', async () => {
  await open.load(
    patched({ 'site.footer': { note: '', links: [{ title: 'Orders', path: '/checkout/order' }] } }, store()),
  );
  expect(linksTo(await pageAt('/shop'), '/checkout/order')).toEqual(['Orders']);
});

test('a site without orders has no such link', async () => {
  await open.load(bilingualDocument());
  expect(await pageAt('/shop')).not.toContain('/checkout/order');
  expect(await pageAt('/pl/shop')).not.toContain('/checkout/order');
});

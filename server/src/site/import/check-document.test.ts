import { INSTALLMENTS_DEFAULT } from 'shared-types/commerce/checkout';
import type { SiteDocument } from 'shared-types/site/site-document';
import { spec } from '../../../../tools/testing/spec';
import { checkDocument } from './check-document';
import { exampleDocument, exampleId } from '../../../../tools/testing/site/example-document';
import { sentenceOf } from './mistake';
import { patched, REMOVED } from '../../../../tools/testing/site/patched';

const example = exampleDocument();
const [home, shopPage, itemPage] = example.pages;
const guide = example.products[1];

const engraving = { id: 'words', type: 'text', title: 'Words', required: true };
const form = (...fields: readonly unknown[]) => ({ title: 'Engraving', fields });

const errorsOf = (changes: Readonly<Record<string, unknown>>): readonly string[] =>
  checkDocument(patched(changes)).mistakes.map(sentenceOf);
const errorFor = (changes: Readonly<Record<string, unknown>>) => errorsOf(changes).join('\n');

test('the example is right', () => {
  expect(errorsOf({})).toEqual([]);
});

spec('CKOUT-08', 'an owner may take the amount in parts', () => {
  const path = 'paymentMethods.0.installments';
  expect(errorsOf({ [path]: INSTALLMENTS_DEFAULT })).toEqual([]);
  expect(errorFor({ [path]: { ...INSTALLMENTS_DEFAULT, count: 1 } })).toContain(
    'paymentMethods[0].installments.count: must be at least 2.',
  );
});

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['another format', { format: 2 }, 'format: must be 1.'],
  ['a missing part', { 'site.title': REMOVED }, 'site.title: is missing.'],
  ['an unknown part', { 'site.colour': 'red' }, 'site: has a part nobody knows: colour.'],
  ['a wrong kind', { 'pages.1.title': 7 }, 'pages[1].title: must be text.'],
  ['an empty line', { 'pages.1.title': '  ' }, 'pages[1].title: must not be empty.'],
  ['two lines', { 'pages.1.title': 'a\nb' }, 'pages[1].title: must be one line.'],
  ['a colour', { 'site.theme.colors.accent': 'red' }, 'site.theme.colors.accent: must be a colour such as #1a2b3c.'],
  [
    'a font',
    { 'site.theme.fonts.body': 'Comic' },
    'site.theme.fonts.body: must be "Fraunces" or "Fraunces Italic" or "Figtree" or "system".',
  ],
  [
    'a host with a port',
    { 'site.hosts': ['shop.example:80'] },
    'site.hosts[0]: must be a host name in lower case, without port.',
  ],
  ['a loopback host', { 'site.hosts': ['127.0.0.1'] }, 'site.hosts[0]: cannot be 127.0.0.1'],
  ['no host', { 'site.hosts': [] }, 'site.hosts: must have at least 1 entries.'],
  ['a host twice', { 'site.hosts.1': 'shop.example' }, 'site.hosts[1]: there is another host "shop.example".'],
  ['a currency', { 'site.currency': 'XXX' }, 'site.currency: must be "EUR"'],
  ['a locale', { 'site.locale': 'english please' }, 'site.locale: must be a language tag such as en or de-CH.'],
  [
    'a link out of the site',
    { 'site.navigation.0.path': '//evil.example' },
    'site.navigation[0].path: must be an address on this site',
  ],
  [
    'a file outside',
    { 'assets.0.file': '../mug.jpg' },
    'assets[0].file: must be the name of a file in the folder pictures.',
  ],
  ['an asset twice', { 'assets.1.name': 'mug' }, 'assets[1].name: there is another asset "mug".'],
  ['a focal point', { 'assets.1.focalPoint.x': 2 }, 'assets[1].focalPoint.x: must be at most 1.'],
  ['a path', { 'pages.1.path': '/Shop' }, 'pages[1].path: must be a path such as /about'],
  ['a path that climbs', { 'pages.1.path': '/a/../b' }, 'pages[1].path: must be a path such as /about'],
  ['a pattern in the middle', { 'pages.2.path': '/{slug}/x' }, 'pages[2].path: must be a path such as /about'],
  ['a taken path', { 'pages.1.path': '/api/x' }, 'pages[1].path: the server answers /api/x itself.'],
  ['a path twice', { 'pages.1.path': '/' }, 'pages[1].path: there is another page at "/".'],
  ['no root', { 'pages.0.path': '/home' }, 'pages: there is no page at /.'],
  [
    'two patterns in one place',
    {
      'pages.3': {
        ...itemPage,
        path: '/shop/p/{token}',
        collection: undefined,
        blocks: [],
        body: { raw: false, layout: { columns: 12, rows: [] } },
      },
    },
    'pages[3].path: there is another pattern at "/shop/p/".',
  ],
  [
    'an item page without collection',
    { 'pages.2.collection': REMOVED },
    'pages[2].collection: is missing: a page for items must say whose items it shows.',
  ],
  ['a collection that is none', { 'pages.2.collection': '/gone' }, 'pages[2].collection: there is no page at /gone.'],
  [
    'a collection on a plain page',
    { 'pages.1.collection': '/' },
    'pages[1].collection: belongs to a page whose path ends in {slug}.',
  ],
  ['a page type', { 'pages.1.pageType': 4 }, 'pages[1].pageType: must be the number of a page type.'],
  ['a block type', { 'pages.0.blocks.0.type': 9999 }, 'pages[0].blocks[0].type: must be the number of a block type.'],
  ['a block id', { 'pages.0.blocks.0.id': 'first' }, 'pages[0].blocks[0].id: must be a uuid in lower case.'],
  [
    'settings that are no object',
    { 'pages.0.blocks.0.settings': [] },
    'pages[0].blocks[0].settings: must be an object.',
  ],
  ['a block twice', { 'pages.1.blocks.1': home?.blocks[0] }, 'there is another block'],
  [
    'an unknown block in the body',
    { 'pages.1.body.layout.rows.0.columns.0.blocks': [exampleId(9)] },
    `pages[1].body.layout.rows[0].columns[0].blocks[0]: the page has no block ${exampleId(9)}.`,
  ],
  [
    'a block without a place',
    { 'pages.1.body.layout.rows': [] },
    'pages[1].blocks[0]: has no place in the page’s body.',
  ],
  [
    'a block with two places',
    { 'pages.1.body.layout.rows.1': shopPage?.body.layout.rows[0] },
    'pages[1].body.layout.rows[1].columns[0].blocks[0]: there is another place for the block',
  ],
  [
    'a span',
    { 'pages.1.body.layout.rows.0.columns.0.span': 13 },
    'pages[1].body.layout.rows[0].columns[0].span: must be at most 12.',
  ],
  [
    'spans together',
    { 'pages.1.body.layout.rows.0.columns.1': { span: 1, blocks: [] } },
    'pages[1].body.layout.rows[0]: the spans add up to 13, and a row has 12 columns.',
  ],
  [
    'an unknown asset in settings',
    { 'pages.0.blocks.0.settings': { deep: [{ asset: 'no' }] } },
    'pages[0].blocks[0].settings.deep[0]: there is no asset "no".',
  ],
  ['an unknown social picture', { 'pages.0.socialImage': 'no' }, 'pages[0].socialImage: there is no asset "no".'],
  ['an unknown product picture', { 'products.0.pictures': ['no'] }, 'products[0].pictures[0]: there is no asset "no".'],
  [
    'an unknown variant picture',
    { 'products.0.variants.0.picture': 'no' },
    'products[0].variants[0].picture: there is no asset "no".',
  ],
  [
    'a link that runs a script',
    { 'pages.0.blocks.0.settings': { link: { href: 'javascript:alert(1)', label: 'x' } } },
    'pages[0].blocks[0].settings.link.href: must begin with /',
  ],
  [
    'a character that is none',
    { 'pages.0.blocks.0.settings': { 'a b': 'x\0' } },
    'pages[0].blocks[0].settings["a b"]: holds a character that is none.',
  ],
  ['half a character', { 'site.tagline': 'x\ud800' }, 'site.tagline: holds a character that is none.'],
  ['a slug', { 'products.0.slug': 'My Mug' }, 'products[0].slug: may hold lower-case letters'],
  ['a slug twice', { 'products.1.slug': 'mug' }, 'products[1].slug: there is another product "mug".'],
  [
    'an unknown collection',
    { 'products.0.collection': '/gone' },
    'products[0].collection: no page shows the items of /gone.',
  ],
  [
    'a SKU twice',
    { 'products.1.variants.0.sku': 'MUG-S' },
    'products[1].variants[0].sku: there is another variant with the SKU "MUG-S".',
  ],
  ['no variant', { 'products.0.variants': [] }, 'products[0].variants: must have at least 1 entries.'],
  [
    'options that do not fit',
    { 'products.0.variants.0.options': [] },
    'products[0].variants[0].options: must have one value for each of the 1 options of the product.',
  ],
  [
    'the same options twice',
    { 'products.0.variants.1.options': ['Small'] },
    'products[0].variants[1].options: there is another variant with the options "Small".',
  ],
  [
    'a sale above the price',
    { 'products.0.variants.0.salePriceCents': 1001 },
    'products[0].variants[0].salePriceCents: must not be above the price.',
  ],
  [
    'a sale without a price',
    { 'products.0.variants.0.onSale': true },
    'products[0].variants[0].salePriceCents: is missing: a variant on sale needs a sale price.',
  ],
  [
    'half a cent',
    { 'products.0.variants.0.priceCents': 0.5 },
    'products[0].variants[0].priceCents: must be a whole number.',
  ],
  [
    'a negative price',
    { 'products.0.variants.0.priceCents': -1 },
    'products[0].variants[0].priceCents: must be at least 0.',
  ],
  [
    'a country',
    { 'shippingOptions.0.countries': ['XX'] },
    'shippingOptions[0].countries[0]: must be the two capital letters of a country, such as DE.',
  ],
  [
    'a shipping option twice',
    { 'shippingOptions.1': example.shippingOptions[0] },
    'shippingOptions[1].name: there is another shipping option "Post".',
  ],
  [
    'a payment method twice',
    { 'paymentMethods.1': example.paymentMethods[0] },
    'paymentMethods[1].id: there is another payment method "offline".',
  ],
  [
    'a highest order total below the lowest',
    { 'paymentMethods.0.installments': { maximumCents: 4999 } },
    'paymentMethods[0].installments.maximumCents: must not be below the minimum, which is 5000.',
  ],
  [
    'a field of a form twice',
    { 'products.0.form': form(engraving, engraving) },
    'products[0].form.fields[1].id: there is another field "words".',
  ],
  [
    'a field nobody can name',
    { 'products.0.form': form({ ...engraving, id: 'a.b' }) },
    'products[0].form.fields[0].id: must be letters, digits, _ and -',
  ],
  [
    'a select without options',
    { 'products.0.form': form({ ...engraving, type: 'select' }) },
    'products[0].form.fields[0].options: is missing: a select needs something to choose from.',
  ],
  [
    'an option of a field twice',
    { 'products.0.form': form({ ...engraving, options: ['a', 'a'] }) },
    'products[0].form.fields[0].options[1]: there is another option "a".',
  ],
  [
    'a field a line cannot have',
    { 'products.0.form': form({ ...engraving, type: 'email' }) },
    'products[0].form.fields[0].type: must be "text" or "textarea" or "select" or "checkbox".',
  ],
  ['a form without fields', { 'products.0.form': form() }, 'products[0].form.fields: must have at least 1 entries.'],
])('%s is refused', (_what, changes, sentence) => {
  expect(errorFor(changes)).toContain(sentence);
});

test('every mistake is listed, not only the first', () => {
  const errors = errorsOf({
    'products.0.collection': '/gone',
    'pages.0.socialImage': 'no',
    'site.hosts.1': 'shop.example',
  });
  expect(errors).toHaveLength(3);
});

test.each([null, undefined, 7, 'text', [], {}, { format: 1 }])('%j is no document', (candidate) => {
  expect(checkDocument(candidate).document).toBeUndefined();
  expect(checkDocument(candidate).mistakes.length).toBeGreaterThan(0);
});

test('settings too deep to walk through are refused', () => {
  let deep: unknown = 'end';
  for (let depth = 0; depth < 5000; depth += 1) deep = [deep];
  expect(errorFor({ 'pages.0.blocks.0.settings': { deep } })).toContain('is nested more than 40 deep');
});

spec('PROD-09', 'a price of 100,000,000 is accepted and one cent more refused', () => {
  const priced = (cents: number) => errorFor({ 'products.1.variants.0.priceCents': cents });
  expect(priced(100_000_000)).toBe('');
  expect(priced(100_000_001)).toBe('products[1].variants[0].priceCents: must be at most 100000000.');
});

spec('PROD-10', 'a SKU of 60 characters is accepted and one of 61 refused', () => {
  const named = (length: number) => errorFor({ 'products.1.variants.0.sku': 'x'.repeat(length) });
  expect(named(60)).toBe('');
  expect(named(61)).toBe('products[1].variants[0].sku: must have at most 60 characters.');
});

spec(['LIMIT-01', 'LIMIT-10'], 'the 61st block of a layout is refused', () => {
  const withBlocks = (count: number) => {
    const blocks = Array.from({ length: count }, (_, index) => ({
      id: exampleId(1000 + index),
      type: 2,
      settings: {},
    }));
    return errorFor({
      'pages.1.blocks': blocks,
      'pages.1.body.layout.rows': [{ columns: [{ span: 12, blocks: blocks.map(({ id }) => id) }] }],
    });
  };
  expect(withBlocks(60)).toBe('');
  expect(withBlocks(61)).toBe('pages[1].blocks: a layout holds at most 60 blocks, and this one has 61.');
});

spec(['LIMIT-04', 'LIMIT-10'], 'the 201st product of a collection is refused', () => {
  const withProducts = (count: number) =>
    errorFor({
      products: Array.from({ length: count }, (_, index) => ({
        ...guide,
        slug: `guide-${index}`,
        variants: [{ ...guide?.variants[0], sku: '' }],
      })),
    });
  expect(withProducts(200)).toBe('');
  expect(withProducts(201)).toBe(
    'products[200]: the collection /shop holds at most 200 products, and this is one more.',
  );
});

test('the type of the document and its schema agree', () => {
  const document: SiteDocument | undefined = checkDocument(exampleDocument()).document;
  expect(document).toEqual(exampleDocument());
});

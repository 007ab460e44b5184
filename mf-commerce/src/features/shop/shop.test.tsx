import { renderToString } from 'react-dom/server';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './shop.example';
import { messages as categoryMessages } from './categories/shop-categories.messages';
import { messages as listingMessages } from './shop-listing.messages';
import { messages as ownMessages } from './shop.messages';
import { element } from './shop.view';

const messages = { ...ownMessages, ...categoryMessages, ...listingMessages };
const collection = { id: 'c', title: 'The shop', path: '/shop' };
const shopPage = { context: { collection, pagePath: '/shop' } };
const render = (props: Parameters<typeof element>[0], page = {}) =>
  renderToString(element(props, createFakeRenderHost(messages, page)));

spec('PROD-04', 'a product on sale shows its sale price and what it was', () => {
  const html = render(examples.full);
  expect(html).toContain('<span data-price="true">$22.00</span>');
  expect(html).toContain('<span data-was="true">$28.00</span>');
  expect(html).toContain('>Sale<');
});

spec('ENUM-20', 'a list has one product a line, with what the owner says of it, and the whole line is its link', () => {
  const html = render(examples.list, shopPage);
  expect(html.match(/<li /g)).toHaveLength(4);
  expect(html.match(/kind to the lip\./g)).toHaveLength(3);
  expect(html.match(/class="commerce-product-card__link" href="\/shop\/p\//g)).toHaveLength(4);
  expect(html).toContain(
    '<ul class="commerce-product-cards" role="list" style="grid-template-columns:minmax(0, 1fr)">',
  );
  for (const text of ['>Sale<', '>Sold out<', 'From $42.00', 'Quick view of Bud vase']) expect(html).toContain(text);
});

spec('ENUM-20', 'is a grid unless its owner says otherwise, and a grid says no more than fits', () => {
  const { block } = examples.list;
  const grid = render({ ...examples.list, block: { ...block, settings: { title: 'New this week', view: 'grid' } } });
  expect(grid).toBe(render({ ...examples.list, block: { ...block, settings: { title: 'New this week' } } }));
  expect(grid).not.toMatch(/kind to the lip|<ul[^>]*style=/);
});

test('tells what is sold out, and where prices begin', () => {
  const html = render(examples.full);
  expect(html).toContain('>Sold out<');
  expect(html).toContain('From $42.00');
});

test('an empty shop says so', () => {
  expect(render(examples.empty)).toContain('There is nothing here yet');
});

test('is the heading of its own page, and a section of any other', () => {
  expect(render(examples.untitled, shopPage)).toContain('<h1 class="commerce-shop__title">The shop</h1>');
  expect(render(examples.full)).toContain('<h2 class="commerce-shop__title">New this week</h2>');
  expect(render(examples.untitled)).not.toContain('commerce-shop__title');
});

test('leaves the heading of its own page to another block where its title is empty', () => {
  const props = { ...examples.full, block: { ...examples.full.block, settings: { title: '' } } };
  const html = render(props, shopPage);
  expect(html).not.toMatch(/<h1|commerce-shop__title/);
  expect(html).toMatch(/<h2[^>]*>(<a[^>]*>)?Bud vase/);
});

test.each([[{ title: 7 }], ['text'], [{ view: 'product' }], [{ view: 7 }]])(
  'settings that are not readable are refused: %j',
  (settings) => {
    expect(() => render({ ...examples.full, block: { ...examples.full.block, settings } })).toThrow(TypeError);
  },
);

test('takes a block without settings', () => {
  expect(render({ ...examples.full, block: { ...examples.full.block, settings: null } })).toContain('Bud vase');
});

spec(
  'LIMIT-05',
  'a category has its name for a heading, the way to it, and itself marked among those beside it',
  () => {
    const html = render(examples.inCategory, { context: { collection, pagePath: '/shop/c/mugs' } });
    expect(html).toContain('<h1 class="commerce-shop__title">Mugs</h1>');
    const [path, list] = html.match(/<nav.*?<\/nav>/g) ?? [];
    expect(path?.match(/href="[^"]*"|aria-current="page"/g)).toEqual([
      'href="/shop"',
      'href="/shop/c/ceramics"',
      'href="/shop/c/mugs"',
      'aria-current="page"',
    ]);
    expect(list?.match(/href="[^"]*"( aria-current="page")?/g)).toEqual([
      'href="/shop/c/mugs" aria-current="page"',
      'href="/shop/c/vases"',
    ]);
    expect(html).toContain('Quick view of Bud vase');
  },
);

test('a shop whose heading is in another block has none of that rank on the page of a category', () => {
  const { block, data } = examples.inCategory;
  const html = render({ block: { ...block, settings: { title: '' } }, data });
  expect([html.includes('<h1'), html.includes('<h2 class="commerce-shop__title">Mugs</h2>')]).toEqual([false, true]);
});

test('very many categories are a click away, and none of a shop without any takes a byte', () => {
  const html = render(examples.manyCategories, shopPage);
  expect(html.match(/<details><summary[^>]*>Show 16 more<\/summary>/)).not.toBeNull();
  expect(html.match(/<bdi>/g)).toHaveLength(40);
  expect(render(examples.full, shopPage)).not.toMatch(/<nav|categor/i);
});

test('of many products a page has some, with the way to the others, which a script may show below', () => {
  const first = render(examples.paged, shopPage);
  expect(first).toContain('<a href="/shop?page=2" rel="next"');
  const [form = ''] = /<form[^>]*data-load-more.*?<\/form>/.exec(first) ?? [];
  for (const part of ['action="/shop"', 'name="page"', 'value="2"', 'Load more']) expect(form).toContain(part);
  expect(first).toContain('Showing 1–4 of 6');
  const second = render(examples.secondPage, shopPage);
  expect([second.includes('rel="prev"'), second.includes('rel="next"')]).toEqual([true, false]);
  expect(second).toContain('Showing 5–6 of 6');
});

test('a filtered shop says by what, and how to have the rest back, also where nothing is left', () => {
  const html = render(examples.filtered, shopPage);
  for (const text of ['4 products', 'Remove the filter Ceramics', 'Remove the filter From $10.00', 'Clear filters'])
    expect(html).toContain(text);
  expect(render(examples.noMatch, shopPage)).toContain('No products match these filters.');
  expect(render(examples.unfiltered, shopPage)).toMatch(/name="price-from"[^>]*value="10.00"/);
});

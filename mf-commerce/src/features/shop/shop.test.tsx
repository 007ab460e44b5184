import { renderToString } from 'react-dom/server';
import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './shop.example';
import { strings } from './shop.strings';
import { element } from './shop.view';

const collection = { id: 'c', title: 'The shop', path: '/shop' };
const shopPage = { context: { collection, pagePath: '/shop' } };
const render = (props: Parameters<typeof element>[0], page = {}) =>
  renderToString(element(props, createFakeRenderHost(strings, page)));

spec('PROD-04', 'a product on sale shows its sale price and what it was', () => {
  const html = render(examples.full);
  expect(html).toContain('<span data-price="true">$22.00</span>');
  expect(html).toContain('<span data-was="true">$28.00</span>');
  expect(html).toContain('>Sale<');
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

test.each([[{ title: 7 }], ['text']])('settings that are not readable are refused: %j', (settings) => {
  expect(() => render({ ...examples.full, block: { ...examples.full.block, settings } })).toThrow(TypeError);
});

test('takes a block without settings', () => {
  expect(render({ ...examples.full, block: { ...examples.full.block, settings: null } })).toContain('Bud vase');
});

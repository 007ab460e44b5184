import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './products.example';
import { messages } from './products.messages';
import { messages as polish } from './products.messages.pl';
import { element } from './products.view';

type ProductsMessages = Record<keyof typeof messages, string>;
const host: ViewHost<typeof messages> = createFakeRenderHost<ProductsMessages>(messages);
const show = (name: keyof typeof examples, own = host) => showView(element(examples[name], own));
const textsOf = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

spec('PROD-16', 'shows the visibility of each product: available, scheduled, hidden, or unsupported', () => {
  const labels = textsOf(show('some'), '.admin-products__status');
  expect(labels).toEqual(['Available', 'Hidden', 'Scheduled', 'Unsupported']);
});

test('shows the price of a product, and its stock if that is counted', () => {
  const stocks = (root: HTMLElement) => textsOf(root, '[data-label="Stock"]');
  expect(textsOf(show('some'), '[data-label="Price"]')[0]).toBe('$12.50 to $18.00');
  expect(stocks(show('some'))).toEqual([
    '12 in stock, 2 variants, 1 sold out',
    '1 in stock',
    'Unlimited stock',
    'Unlimited stock',
  ]);
  const inPolish = show('some', createFakeRenderHost<ProductsMessages>(polish, { context: { locale: 'pl' } }));
  expect(textsOf(inPolish, '[data-label="Stan"]')[0]).toContain('W magazynie: 12, 2 warianty, 1 wyprzedany');
});

test('products can be chosen, and hidden, published or deleted together; exactly the confirmed ones are sent', async () => {
  const [mug, lesson] = examples.some.data['admin/products/list'].products;
  const form = show('some').querySelector<HTMLFormElement>('form[action="/api/config/products/chosen"]')!;
  const boxes = [...form.elements].filter((one) => one.matches('[type=checkbox]'));
  expect([boxes.length, boxes[0]?.getAttribute('name'), boxes[0]?.ariaLabel]).toEqual([
    4,
    `product.${mug!.id}`,
    'Select Stoneware mug',
  ]);
  expect([...form.querySelectorAll('button')].map(({ textContent, value }) => [textContent, value])).toEqual([
    ['Hide', 'hide'],
    ['Publish', 'publish'],
    ['Delete', 'delete'],
    ['Export as CSV', ''],
  ]);
  const deleting = show('deleting');
  const confirmed = new FormData(
    deleting.querySelector<HTMLFormElement>('form[action="/api/config/products/chosen"]')!,
  );
  expect(Object.fromEntries(confirmed)).toMatchObject({
    act: 'delete',
    confirmed: 'yes',
    [`product.${mug!.id}`]: 'on',
    [`product.${lesson!.id}`]: 'on',
  });
  expect(deleting.querySelectorAll('tbody tr')).toHaveLength(2);
  expect(show('hidden').querySelector('[role="status"]')?.textContent).toBe(
    '5 products hidden. 1 product no longer exists.',
  );
  expect(show('noneChosen').querySelector('[role="alert"]')?.textContent).toBe('Select the products first.');
});

test('a search keeps the saved view and what is low in stock', () => {
  const sentBy = (name: keyof typeof examples) =>
    Object.fromEntries(new FormData(show(name).querySelector<HTMLFormElement>('search form') ?? undefined));
  expect(sentBy('sorted')).toEqual({ stock: 'low', search: '', status: '', type: '', sort: '-price' });
  expect(sentBy('ownView')).toMatchObject({ view: 'f3' });
});

test('the heads of columns are links that sort and keep the filter; saved views have counts', () => {
  const root = show('sorted');
  const heads = [...root.querySelectorAll('thead th:has(a)')].map((head) => [
    head.textContent,
    head.getAttribute('aria-sort'),
    head.querySelector('a')?.getAttribute('href'),
  ]);
  expect(heads).toEqual([
    ['Title', null, '/config/products?stock=low&sort=title'],
    ['Stock', null, '/config/products?stock=low&sort=stock'],
    ['Price', 'descending', '/config/products?stock=low&sort=price'],
  ]);
  const views = [...root.querySelectorAll('.admin-saved-views a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
  expect(views).toEqual([
    ['All 60', '/config/products', null],
    ['Hidden 1', '/config/products?status=hidden', null],
    ['Low stock 2', '/config/products?stock=low', 'page'],
  ]);
});

test('changes the stock of one variant at once, and sends which stock was shown', () => {
  const forms = [...show('some').querySelectorAll<HTMLFormElement>('.admin-products__stock form')];
  expect(forms).toHaveLength(2);
  const [several, single] = forms.map((form) => new FormData(form));
  expect(several?.get('variant')).toMatch(/2001\.12$/);
  expect(single?.get('variant')).toMatch(/2003\.1$/);
  expect(Object.fromEntries(single!)).toMatchObject({ how: 'add', pieces: '', key: '', page: '/config/products' });
});

test('each form has its own key, which it keeps after a rejection', () => {
  const names = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLInputElement>('.admin-products__stock [name="fresh"]')].map(({ value }) => value);
  const [, lesson] = examples.some.data['admin/products/list'].products;
  const [mug = '', other = ''] = names(show('some'));
  expect([mug === other, other]).toEqual([false, `a-key-${lesson!.id}`]);
  expect(names(show('conflict'))).toEqual(['a-form-of-before', other]);
});

test('after a rejection it keeps what was typed in that product’s form, and the state that may be replaced', () => {
  const root = show('conflict');
  const open = [...root.querySelectorAll('details')].filter((one) => one.open);
  expect(open).toHaveLength(1);
  const sent = Object.fromEntries(new FormData(open[0]!.querySelector('form')!));
  expect(sent).toMatchObject({ how: 'set', pieces: '20', key: expect.stringMatching(/2002\.0$/) });
  expect(sent.variant).toMatch(/2002\.0$/);
  expect(open[0]!.querySelector('[role=alert]')?.textContent).toContain('The stock has changed meanwhile.');
});

test('page links keep the filter; explains empty lists and shows results', () => {
  const links = [...show('middle').querySelectorAll('.admin-list-pages a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/config/products?search=mug&type=1', '/config/products?search=mug&type=1&page=3']);
  expect(show('empty').textContent).toContain('There are no products yet.');
  expect(show('noMatch').textContent).toContain('No product matches. See all');
  expect(show('pastEnd').textContent).toContain('There are no products on this page. See all');
  expect(show('stocked').querySelector('[role=status]')?.textContent).toBe('Small / Blue: 12 in stock now.');
  expect(show('removed').querySelector('[role=status]')?.textContent).toBe('The product is removed.');
});

test.each(Object.keys(examples) as (keyof typeof examples)[])('%s: axe finds nothing', async (name) => {
  show(name);
  expect(await axeFindings()).toEqual([]);
});

test('an own view is a tab, has its columns, and can be renamed and deleted', () => {
  const root = show('ownView');
  const heads = [...root.querySelectorAll('thead th')].map((head) => head.textContent);
  expect(heads.slice(1)).toEqual(['Title', 'SKU', 'Price']);
  const [current, ...others] = root.querySelectorAll('.admin-saved-views__link[aria-current]');
  expect([current?.textContent, others]).toEqual(['Mugs', []]);
  const menu = root.querySelector<HTMLDetailsElement>('.admin-table-menus__menu')!;
  expect(menu.open).toBe(true);
  const boxes = [...menu.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  expect(boxes.filter(({ checked }) => checked).map(({ name }) => name)).toEqual([
    'column.title',
    'column.sku',
    'column.price',
  ]);
  expect(boxes[0]?.disabled).toBe(true);
  const moves = [...menu.querySelectorAll<HTMLButtonElement>('[name=move]')].map(({ value }) => value);
  expect(moves).toEqual(['title.later', 'sku.earlier', 'sku.later', 'price.earlier']);
  expect(root.querySelector<HTMLInputElement>('[name=viewName]')?.value).toBe('Mugs');
  expect(root.querySelector('[action="/api/config/table-views/removals"]')).not.toBeNull();
});

test('a refused name of a view stays in its open menu', () => {
  const root = show('viewRefused');
  const [, menu] = root.querySelectorAll<HTMLDetailsElement>('.admin-table-menus__menu');
  expect(menu?.open).toBe(true);
  expect(menu?.textContent).toContain('Another view of yours has this name.');
});

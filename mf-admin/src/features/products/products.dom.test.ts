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
  const texts = textsOf(show('some'), '.admin-products__texts');
  expect(texts[0]).toContain('$12.50 to $18.00');
  expect(texts[0]).toContain('12 in stock, 2 variants, 1 sold out');
  expect(texts[1]).toContain('1 in stock');
  expect(texts[2]).toContain('Unlimited stock');
  const inPolish = textsOf(
    show('some', createFakeRenderHost<ProductsMessages>(polish, { context: { locale: 'pl' } })),
    '.admin-products__texts',
  );
  expect(inPolish[0]).toContain('W magazynie: 12, 2 warianty, 1 wyprzedany');
});

test('changes the stock of one variant at once, and sends which stock was shown', () => {
  const forms = [...show('some').querySelectorAll<HTMLFormElement>('form[method=POST]')];
  expect(forms).toHaveLength(2);
  const [several, single] = forms.map((form) => new FormData(form));
  expect(several?.get('variant')).toMatch(/2001\.12$/);
  expect(single?.get('variant')).toMatch(/2003\.1$/);
  expect(Object.fromEntries(single!)).toMatchObject({ how: 'add', pieces: '', key: '', page: '/config/products' });
});

test('each form has its own key, which it keeps after a rejection', () => {
  const names = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLInputElement>('[name="fresh"]')].map(({ value }) => value);
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
  const links = [...show('middle').querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
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

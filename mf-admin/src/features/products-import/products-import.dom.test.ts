import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './products-import.example';
import { messages } from './products-import.messages';
import { element } from './products-import.view';

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeRenderHost(messages)));

test.each(Object.keys(examples) as (keyof typeof examples)[])('axe finds no fault in “%s”', async (name) => {
  expect(show(name).querySelector('h1')?.textContent).toBe(messages.title);
  expect(await axeFindings()).toEqual([]);
});

test('a checked file shows what happens, its mistakes by line and column, and its first changes', () => {
  const root = show('checked');
  const said = [...root.querySelectorAll('.admin-products-import__part li')].slice(0, 4);
  expect(said.map((item) => item.textContent)).toEqual([
    '2 products are added',
    '1 product is changed',
    '40 products stay as they are',
    '1 product has mistakes and is left out',
  ]);
  const [mistakes, changes] = [...root.querySelectorAll('tbody')].map((body) =>
    [...body.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
  );
  expect(mistakes?.[0]).toEqual(['7', 'Price', 'Enter an amount such as 12.50.']);
  expect(changes?.slice(0, 3)).toEqual([
    ['Stoneware mug', 'Description', 'empty', '<p>Holds a third of a litre.</p>'],
    ['Stoneware mug', 'Small / Blue: Price', '12.50', '14.00'],
    ['Stoneware mug', 'and 2 more', '', ''],
  ]);
  expect(root.querySelector('[data-import] button')?.textContent).toBe('Import 3 products');
});

test('an import that was interrupted can be continued, and one that is over tells what failed', () => {
  expect(show('interrupted').querySelector('[data-import] button')?.textContent).toBe('Continue with 2 products');
  const over = show('done');
  expect(over.querySelector('[data-import]')).toBeNull();
  expect(over.querySelector('.admin-products-import__outcome')?.textContent).toContain(
    'Line 5, Tea pot: Another variant of this site has this SKU.',
  );
});

import { renderToString } from 'react-dom/server';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './indicator.example';
import { messages } from './indicator.messages';
import { element } from './indicator.view';

const render = (name: keyof typeof examples) => renderToString(element(examples[name], createFakeRenderHost(messages)));

spec(['IND-03', 'IND-04', 'IND-05'], 'its texts follow the cart without this remote', () => {
  const html = render('one');
  expect(html).toContain('data-event="commerce/cart#texts.quantityText">1<');
  expect(html).toContain('data-event="commerce/cart#texts.spokenLabel">One item in cart<');
  expect(html).toContain('data-event="commerce/cart#texts.subtotalText">$32.00<');
});

spec(['IND-06', 'IND-07'], 'is rendered with 100 and with 100+', () => {
  expect(render('hundred')).toContain('>100<');
  expect(render('many')).toContain('>100+<');
  expect(render('many')).toContain('More than 100 items in cart');
});

test('leads to the cart, also an empty one', () => {
  expect(render('empty')).toContain('href="/cart"');
});

test('leads to the cart of the page’s language', () => {
  const host = createFakeRenderHost(messages, { context: { languageRoot: '/pl' } });
  expect(renderToString(element(examples.one, host))).toContain('href="/pl/cart"');
});

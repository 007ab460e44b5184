import { createWire } from '../../host/bus/wire';
import { startLiveFacts } from './live-fact.effects';

const CART = {
  revision: 2,
  items: 3,
  subtotalCents: 5,
  texts: { quantityText: '3', spokenLabel: '3 items in cart', subtotalText: '$0.05' },
};

function createBench(html: string) {
  document.body.innerHTML = html;
  const stop = new AbortController();
  const wire = createWire((error) => {
    throw error;
  });
  const follow = () => startLiveFacts({ ports: { document }, wire, stop: stop.signal });
  return { element: document.body.firstElementChild!, follow, stop, wire };
}

describe('elements that follow facts', () => {
  test('show the field their path names, and write nothing where it stands already', () => {
    const { element, follow, wire } = createBench('<a data-fact="commerce/cart#texts.quantityText">0</a>');
    follow();
    wire.tell('commerce/cart', CART);
    const written = element.firstChild;
    wire.tell('commerce/cart', { ...CART, revision: CART.revision + 1 });
    expect([element.textContent, element.firstChild === written]).toEqual(['3', true]);
  });

  test('show at once what is known already, numbers too', () => {
    const { element, follow, wire } = createBench('<a data-fact="commerce/cart#items">0</a>');
    wire.tell('commerce/cart', CART);
    follow();
    expect(element.textContent).toBe('3');
  });

  test('keep the server’s words where the fact says nothing', () => {
    const { element, follow, wire } = createBench('<a data-fact="commerce/cart#texts.subtotalText">$1</a>');
    follow();
    wire.tell('commerce/cart', { revision: 1, items: 1, subtotalCents: 1 });
    wire.tell('consent/choice', { revision: 1 });
    expect(element.textContent).toBe('$1');
  });

  test('may come later than the page', () => {
    const { follow, wire } = createBench('');
    follow();
    document.body.innerHTML = '<a data-fact="commerce/cart#items">0</a>';
    wire.tell('commerce/cart', CART);
    expect(document.body.textContent).toBe('3');
  });

  test('show text as text, and stop with the page', () => {
    const { element, follow, stop, wire } = createBench('<a data-fact="commerce/cart#texts.quantityText">0</a>');
    follow();
    wire.tell('commerce/cart', { ...CART, texts: { ...CART.texts, quantityText: '<b>3</b>' } });
    expect(element.innerHTML).toBe('&lt;b&gt;3&lt;/b&gt;');
    stop.abort();
    wire.tell('commerce/cart', CART);
    expect(element.textContent).toBe('<b>3</b>');
  });
});

import { createEventBus } from '../../host/bus/event-bus';
import { startLiveStates } from './live-state.effects';

const CART = {
  revision: 2,
  items: 3,
  subtotalCents: 5,
  texts: { quantityText: '3', spokenLabel: '3 items in cart', subtotalText: '$0.05' },
};

function createBench(html: string) {
  document.body.innerHTML = html;
  const stop = new AbortController();
  const eventBus = createEventBus((error) => {
    throw error;
  });
  const follow = () => startLiveStates({ ports: { document }, eventBus, stop: stop.signal });
  return { element: document.body.firstElementChild!, follow, stop, eventBus };
}

describe('elements that follow state events', () => {
  test('show the field their path names, and write nothing where it stands already', () => {
    const { element, follow, eventBus } = createBench('<a data-event="commerce/cart#texts.quantityText">0</a>');
    follow();
    eventBus.publish('commerce/cart', CART);
    const written = element.firstChild;
    eventBus.publish('commerce/cart', { ...CART, revision: CART.revision + 1 });
    expect([element.textContent, element.firstChild === written]).toEqual(['3', true]);
  });

  test('show at once what is known already, numbers too', () => {
    const { element, follow, eventBus } = createBench('<a data-event="commerce/cart#items">0</a>');
    eventBus.publish('commerce/cart', CART);
    follow();
    expect(element.textContent).toBe('3');
  });

  test('keep the server’s words where the state event says nothing', () => {
    const { element, follow, eventBus } = createBench('<a data-event="commerce/cart#texts.subtotalText">$1</a>');
    follow();
    eventBus.publish('commerce/cart', { revision: 1, items: 1, subtotalCents: 1 });
    eventBus.publish('consent/choice', { revision: 1 });
    expect(element.textContent).toBe('$1');
  });

  test('may come later than the page', () => {
    const { follow, eventBus } = createBench('');
    follow();
    document.body.innerHTML = '<a data-event="commerce/cart#items">0</a>';
    eventBus.publish('commerce/cart', CART);
    expect(document.body.textContent).toBe('3');
  });

  test('show text as text, and stop with the page', () => {
    const { element, follow, stop, eventBus } = createBench('<a data-event="commerce/cart#texts.quantityText">0</a>');
    follow();
    eventBus.publish('commerce/cart', { ...CART, texts: { ...CART.texts, quantityText: '<b>3</b>' } });
    expect(element.innerHTML).toBe('&lt;b&gt;3&lt;/b&gt;');
    stop.abort();
    eventBus.publish('commerce/cart', CART);
    expect(element.textContent).toBe('<b>3</b>');
  });
});

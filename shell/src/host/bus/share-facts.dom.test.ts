import type { CartFact } from 'shared-types/commerce/cart';
import { VISITOR_CHANNEL } from 'shared-types/site/cookie';
import { spec } from '../../../../tools/testing/spec';
import { createFakePorts, createTabHub } from '../../ports/ports.fixture';
import { shareFacts } from './share-facts';
import { createWire } from './wire';

const cart = (revision: number): CartFact => ({ revision, items: revision, subtotalCents: 0 });
const settle = () => new Promise((resolve) => setTimeout(resolve));

function openTab(tabs = createTabHub()) {
  const stop = new AbortController();
  const wire = createWire((error) => {
    throw error;
  });
  const ports = createFakePorts({ tabs });
  shareFacts(wire, ports, stop.signal);
  return { ports, stop, tabs, wire };
}

describe('facts between tabs', () => {
  spec('BUS-05', 'a told fact reaches the other tabs on the visitor’s channel', async () => {
    const one = openTab();
    const two = openTab(one.tabs);
    await settle();
    one.wire.tell('commerce/cart', cart(2));
    await settle();
    expect(two.wire.latest('commerce/cart')).toEqual(cart(2));
    expect(VISITOR_CHANNEL).toBe('colonnade-visitor');
    expect(one.tabs.posted.filter(({ message }) => message !== 'ask')).toEqual([
      { name: VISITOR_CHANNEL, message: { fact: 'commerce/cart', version: 1, value: cart(2) } },
    ]);
  });

  spec('BUS-05', 'the visitor’s channel carries no happening', async () => {
    const { tabs, wire } = openTab();
    wire.send('consent/banner-forced', {});
    wire.send('site/logged-out', {});
    await settle();
    expect(tabs.posted).toEqual([{ name: VISITOR_CHANNEL, message: 'ask' }]);
  });

  test('a lower revision from another tab is dropped', async () => {
    const one = openTab();
    const two = openTab(one.tabs);
    two.wire.tell('commerce/cart', cart(5));
    await settle();
    one.tabs.open(VISITOR_CHANNEL, () => undefined).post({ fact: 'commerce/cart', version: 1, value: cart(4) });
    await settle();
    expect(one.wire.latest('commerce/cart')).toEqual(cart(5));
  });

  test('nothing but known facts of the known version is taken', async () => {
    const { tabs, wire } = openTab();
    const line = tabs.open(VISITOR_CHANNEL, () => undefined);
    const messages = [
      null,
      'hello',
      7,
      {},
      { fact: 'commerce/cart' },
      { fact: 'commerce/cart', version: 2, value: cart(1) },
      { fact: 'commerce/cart', version: 1, value: { items: 3 } },
      { fact: 'site/logged-out', version: 1, value: cart(1) },
    ];
    messages.forEach((message) => line.post(message));
    await settle();
    expect(wire.latest('commerce/cart')).toBeUndefined();
    expect(tabs.posted).toHaveLength(messages.length + 1);
  });

  spec(
    'BUS-05',
    'a page whose line opens late asks for what was said before, and keeps what it knows better',
    async () => {
      const one = openTab();
      one.wire.tell('commerce/cart', cart(3));
      one.wire.tell('consent/choice', { revision: 7, choice: 'declined' });
      const two = openTab(one.tabs);
      two.wire.tell('commerce/cart', cart(2));
      two.wire.tell('consent/choice', { revision: 8, choice: 'accepted' });
      await settle();
      for (const { wire } of [one, two])
        expect([wire.latest('commerce/cart'), wire.latest('consent/choice')?.choice]).toEqual([cart(3), 'accepted']);
    },
  );

  test('a page out of the back-forward cache asks for what it missed', async () => {
    const one = openTab();
    const two = openTab(one.tabs);
    two.ports.leave();
    one.wire.tell('commerce/cart', cart(3));
    await settle();
    expect(two.wire.latest('commerce/cart')).toBeUndefined();
    two.ports.comeBack();
    await settle();
    expect(two.wire.latest('commerce/cart')).toEqual(cart(3));
  });

  test('a stopped page hears and says nothing', async () => {
    const one = openTab();
    const two = openTab(one.tabs);
    two.stop.abort();
    one.wire.tell('commerce/cart', cart(1));
    two.wire.tell('commerce/cart', cart(9));
    await settle();
    expect(two.wire.latest('commerce/cart')).toEqual(cart(9));
    expect(one.wire.latest('commerce/cart')).toEqual(cart(1));
  });
});

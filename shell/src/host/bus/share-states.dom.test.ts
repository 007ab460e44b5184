import type { CartState } from 'shared-types/commerce/cart';
import { VISITOR_CHANNEL } from 'shared-types/site/cookie';
import { spec } from '../../../../tools/testing/spec';
import { createFakePorts, createTabHub } from '../../ports/ports.fixture';
import { shareStates } from './share-states';
import { createEventBus } from './event-bus';

const cart = (revision: number): CartState => ({ revision, items: revision, subtotalCents: 0 });
const settle = () => new Promise((resolve) => setTimeout(resolve));

function openTab(tabs = createTabHub()) {
  const stop = new AbortController();
  const eventBus = createEventBus((error) => {
    throw error;
  });
  const ports = createFakePorts({ tabs });
  shareStates(eventBus, ports, stop.signal);
  return { ports, stop, tabs, eventBus };
}

describe('state events between tabs', () => {
  spec('BUS-05', 'a told state event reaches the other tabs on the visitor’s channel', async () => {
    const one = openTab();
    const two = openTab(one.tabs);
    await settle();
    one.eventBus.publish('commerce/cart', cart(2));
    await settle();
    expect(two.eventBus.latest('commerce/cart')).toEqual(cart(2));
    expect(VISITOR_CHANNEL).toBe('colonnade-visitor');
    expect(one.tabs.posted.filter(({ message }) => message !== 'request')).toEqual([
      { name: VISITOR_CHANNEL, message: { stateEvent: 'commerce/cart', version: 1, value: cart(2) } },
    ]);
  });

  spec('BUS-05', 'the visitor’s channel carries no plain event', async () => {
    const { tabs, eventBus } = openTab();
    eventBus.send('consent/banner-forced', {});
    eventBus.send('site/logged-out', {});
    await settle();
    expect(tabs.posted).toEqual([{ name: VISITOR_CHANNEL, message: 'request' }]);
  });

  test('a lower revision from another tab is dropped', async () => {
    const one = openTab();
    const two = openTab(one.tabs);
    two.eventBus.publish('commerce/cart', cart(5));
    await settle();
    one.tabs.open(VISITOR_CHANNEL, () => undefined).post({ stateEvent: 'commerce/cart', version: 1, value: cart(4) });
    await settle();
    expect(one.eventBus.latest('commerce/cart')).toEqual(cart(5));
  });

  test('nothing but known state events of the known version is taken', async () => {
    const { tabs, eventBus } = openTab();
    const line = tabs.open(VISITOR_CHANNEL, () => undefined);
    const messages = [
      null,
      'hello',
      7,
      {},
      { stateEvent: 'commerce/cart' },
      { stateEvent: 'commerce/cart', version: 2, value: cart(1) },
      { stateEvent: 'commerce/cart', version: 1, value: { items: 3 } },
      { stateEvent: 'site/logged-out', version: 1, value: cart(1) },
    ];
    messages.forEach((message) => line.post(message));
    await settle();
    expect(eventBus.latest('commerce/cart')).toBeUndefined();
    expect(tabs.posted).toHaveLength(messages.length + 1);
  });

  spec(
    'BUS-05',
    'a page whose line opens late asks for what was said before, and keeps what it knows better',
    async () => {
      const one = openTab();
      one.eventBus.publish('commerce/cart', cart(3));
      one.eventBus.publish('consent/choice', { revision: 7, choice: 'declined' });
      const two = openTab(one.tabs);
      two.eventBus.publish('commerce/cart', cart(2));
      two.eventBus.publish('consent/choice', { revision: 8, choice: 'accepted' });
      await settle();
      for (const { eventBus } of [one, two])
        expect([eventBus.latest('commerce/cart'), eventBus.latest('consent/choice')?.choice]).toEqual([
          cart(3),
          'accepted',
        ]);
    },
  );

  test('a page out of the back-forward cache asks for what it missed', async () => {
    const one = openTab();
    const two = openTab(one.tabs);
    two.ports.leave();
    one.eventBus.publish('commerce/cart', cart(3));
    await settle();
    expect(two.eventBus.latest('commerce/cart')).toBeUndefined();
    two.ports.comeBack();
    await settle();
    expect(two.eventBus.latest('commerce/cart')).toEqual(cart(3));
  });

  test('a stopped page hears and says nothing', async () => {
    const one = openTab();
    const two = openTab(one.tabs);
    two.stop.abort();
    one.eventBus.publish('commerce/cart', cart(1));
    two.eventBus.publish('commerce/cart', cart(9));
    await settle();
    expect(two.eventBus.latest('commerce/cart')).toEqual(cart(9));
    expect(one.eventBus.latest('commerce/cart')).toEqual(cart(1));
  });
});

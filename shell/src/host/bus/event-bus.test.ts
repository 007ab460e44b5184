import fc from 'fast-check';
import type { CartState } from 'shared-types/commerce/cart';
import { spec } from '../../../../tools/testing/spec';
import { createEventBus, type EventBus } from './event-bus';

const cart = (revision: number, items = revision): CartState => ({ revision, items, subtotalCents: 0 });

function silentEventBus(): EventBus {
  return createEventBus((error) => {
    throw error;
  });
}

describe('the event bus', () => {
  test('keeps the latest value of a state event, and tells it to those who listen', () => {
    const eventBus = silentEventBus();
    const received: number[] = [];
    eventBus.listen('commerce/cart', ({ items }) => received.push(items));
    eventBus.publish('commerce/cart', cart(1));
    eventBus.publish('commerce/cart', cart(2));
    expect(received).toEqual([1, 2]);
    expect(eventBus.latest('commerce/cart')).toEqual(cart(2));
  });

  test('drops lower revisions, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1 }), (revisions) => {
        const eventBus = silentEventBus();
        const received: number[] = [];
        eventBus.listen('commerce/cart', ({ revision }) => received.push(revision));
        for (const revision of revisions) eventBus.publish('commerce/cart', cart(revision));
        expect(eventBus.latest('commerce/cart')?.revision).toBe(Math.max(...revisions));
        expect(received).toEqual([...received].sort((a, b) => a - b));
      }),
    );
  });

  test('takes a value of the same revision: the page and its server may say the same in other words', () => {
    const eventBus = silentEventBus();
    eventBus.publish('commerce/cart', cart(1, 1));
    eventBus.publish('commerce/cart', cart(1, 5));
    expect(eventBus.latest('commerce/cart')?.items).toBe(5);
  });

  test('does not replay plain events', () => {
    const eventBus = silentEventBus();
    const received: unknown[] = [];
    eventBus.send('site/logged-out', {});
    eventBus.listen('site/logged-out', (payload) => received.push(payload));
    expect(received).toEqual([]);
    eventBus.send('site/logged-out', {});
    expect(received).toEqual([{}]);
  });

  spec('PLAT-05', 'a listener that throws is reported and stops nobody', () => {
    const thrown: unknown[] = [];
    const eventBus = createEventBus((error, event) => thrown.push([String(error), event]));
    const received: number[] = [];
    eventBus.listen('commerce/cart', () => {
      throw new Error('broken');
    });
    eventBus.listen('commerce/cart', ({ items }) => received.push(items));
    eventBus.publish('commerce/cart', cart(3));
    expect(received).toEqual([3]);
    expect(thrown).toEqual([['Error: broken', 'commerce/cart']]);
  });

  test('forgets a listener that has ended, and lets it end while it is told', () => {
    const eventBus = silentEventBus();
    const received: string[] = [];
    const end = eventBus.listen('site/logged-out', () => {
      received.push('first');
      end();
    });
    eventBus.listen('site/logged-out', () => received.push('second'));
    eventBus.send('site/logged-out', {});
    eventBus.send('site/logged-out', {});
    expect(received).toEqual(['first', 'second', 'second']);
  });
});

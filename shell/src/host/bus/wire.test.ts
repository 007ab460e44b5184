import fc from 'fast-check';
import type { CartFact } from 'shared-types/commerce/cart';
import { spec } from '../../../../tools/testing/spec';
import { createWire, type Wire } from './wire';

const cart = (revision: number, items = revision): CartFact => ({ revision, items, subtotalCents: 0 });

function silentWire(): Wire {
  return createWire((error) => {
    throw error;
  });
}

describe('the wire', () => {
  test('keeps the latest value of a fact, and tells it to those who listen', () => {
    const wire = silentWire();
    const heard: number[] = [];
    wire.listen('commerce/cart', ({ items }) => heard.push(items));
    wire.tell('commerce/cart', cart(1));
    wire.tell('commerce/cart', cart(2));
    expect(heard).toEqual([1, 2]);
    expect(wire.latest('commerce/cart')).toEqual(cart(2));
  });

  test('drops lower revisions, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1 }), (revisions) => {
        const wire = silentWire();
        const heard: number[] = [];
        wire.listen('commerce/cart', ({ revision }) => heard.push(revision));
        for (const revision of revisions) wire.tell('commerce/cart', cart(revision));
        expect(wire.latest('commerce/cart')?.revision).toBe(Math.max(...revisions));
        expect(heard).toEqual([...heard].sort((a, b) => a - b));
      }),
    );
  });

  test('takes a value of the same revision: the page and its server may say the same in other words', () => {
    const wire = silentWire();
    wire.tell('commerce/cart', cart(1, 1));
    wire.tell('commerce/cart', cart(1, 5));
    expect(wire.latest('commerce/cart')?.items).toBe(5);
  });

  test('does not replay happenings', () => {
    const wire = silentWire();
    const heard: unknown[] = [];
    wire.send('site/logged-out', {});
    wire.listen('site/logged-out', (payload) => heard.push(payload));
    expect(heard).toEqual([]);
    wire.send('site/logged-out', {});
    expect(heard).toEqual([{}]);
  });

  spec('PLAT-05', 'a listener that throws is reported and stops nobody', () => {
    const thrown: unknown[] = [];
    const wire = createWire((error, event) => thrown.push([String(error), event]));
    const heard: number[] = [];
    wire.listen('commerce/cart', () => {
      throw new Error('broken');
    });
    wire.listen('commerce/cart', ({ items }) => heard.push(items));
    wire.tell('commerce/cart', cart(3));
    expect(heard).toEqual([3]);
    expect(thrown).toEqual([['Error: broken', 'commerce/cart']]);
  });

  test('forgets a listener that has ended, and lets it end while it is told', () => {
    const wire = silentWire();
    const heard: string[] = [];
    const end = wire.listen('site/logged-out', () => {
      heard.push('first');
      end();
    });
    wire.listen('site/logged-out', () => heard.push('second'));
    wire.send('site/logged-out', {});
    wire.send('site/logged-out', {});
    expect(heard).toEqual(['first', 'second', 'second']);
  });
});

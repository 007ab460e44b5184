import type { Observable } from 'rxjs';
import { proves, type Equal } from '../../../tools/testing/type-assertions';
import type { CartState } from '../commerce/cart';
import type { Bus } from './bus';

declare const bus: Bus;
const cart: CartState = { revision: 1, items: 2, subtotalCents: 300 };
const line = { variantId: 'v', quantity: 1 };

// A plain event: its name, its payload, and sent.
bus.send('commerce/line-added', line);
// @ts-expect-error no event has this name
bus.send('commerce/line-lost', line);
// @ts-expect-error a field of the payload is missing
bus.send('commerce/line-added', { variantId: 'v' });
// @ts-expect-error a field has another type
bus.send('commerce/line-added', { variantId: 'v', quantity: '1' });
// @ts-expect-error the payload is another event's
bus.send('commerce/line-added', { url: '/' });
// @ts-expect-error this event has no payload
bus.send('site/logged-out', { who: 'Ada' });
// @ts-expect-error a state event is published, not sent
bus.send('commerce/cart', cart);

// A state event: its name, its value, and published.
bus.publish('commerce/cart', cart);
// @ts-expect-error no event has this name
bus.publish('commerce/basket', cart);
// @ts-expect-error the revision is missing
bus.publish('commerce/cart', { items: 2, subtotalCents: 300 });
// @ts-expect-error the value is another state event's
bus.publish('commerce/cart', { revision: 1, member: true, account: false });
// @ts-expect-error a plain event is sent, not published
bus.publish('commerce/line-added', line);

// Listening: state events have a latest value, plain events do not.
const receivedCart = bus.state('commerce/cart');
const latestCart = bus.latest('commerce/cart');
const receivedLines = bus.on('commerce/line-added');
proves<Equal<typeof receivedCart, Observable<CartState>>>('a state event is received with its own value');
proves<Equal<typeof latestCart, CartState | undefined>>('a state event may have no value yet');
proves<Equal<typeof receivedLines, Observable<{ readonly variantId: string; readonly quantity: number }>>>(
  'a plain event is received with its own payload',
);
// @ts-expect-error a plain event has no latest value
bus.latest('commerce/line-added');
// @ts-expect-error a plain event is no state event
bus.state('commerce/line-added');
// @ts-expect-error a state event is no plain event
bus.on('commerce/cart');

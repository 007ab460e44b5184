import type { Observable } from 'rxjs';
import { proves, type Equal } from '../../../tools/testing/type-assertions';
import type { CartFact } from '../commerce/cart';
import type { Bus } from './bus';

declare const bus: Bus;
const cart: CartFact = { revision: 1, items: 2, subtotalCents: 300 };
const line = { variantId: 'v', quantity: 1 };

// A happening: its name, its payload, and sent.
bus.send('commerce/line-added', line);
// @ts-expect-error no event has this name
bus.send('commerce/line-lost', line);
// @ts-expect-error a field of the payload is missing
bus.send('commerce/line-added', { variantId: 'v' });
// @ts-expect-error a field has another type
bus.send('commerce/line-added', { variantId: 'v', quantity: '1' });
// @ts-expect-error the payload is another event's
bus.send('commerce/line-added', { url: '/' });
// @ts-expect-error this one is told nothing
bus.send('site/logged-out', { who: 'Ada' });
// @ts-expect-error a fact is told, not sent
bus.send('commerce/cart', cart);

// A fact: its name, its value, and told.
bus.tell('commerce/cart', cart);
// @ts-expect-error no event has this name
bus.tell('commerce/basket', cart);
// @ts-expect-error the revision is missing
bus.tell('commerce/cart', { items: 2, subtotalCents: 300 });
// @ts-expect-error the value is another fact's
bus.tell('commerce/cart', { revision: 1, member: true, account: false });
// @ts-expect-error a happening is sent, not told
bus.tell('commerce/line-added', line);

// Listening: facts have a latest value, happenings do not.
const heardCart = bus.fact('commerce/cart');
const latestCart = bus.latest('commerce/cart');
const heardLines = bus.on('commerce/line-added');
proves<Equal<typeof heardCart, Observable<CartFact>>>('a fact is heard with its own value');
proves<Equal<typeof latestCart, CartFact | undefined>>('a fact may not have been told yet');
proves<Equal<typeof heardLines, Observable<{ readonly variantId: string; readonly quantity: number }>>>(
  'a happening is heard with its own payload',
);
// @ts-expect-error a happening has no latest value
bus.latest('commerce/line-added');
// @ts-expect-error a happening is no fact
bus.fact('commerce/line-added');
// @ts-expect-error a fact is no happening
bus.on('commerce/cart');

import { Subject } from 'rxjs';
import { createFeatureBus } from '../../shell/src/host/bus/feature-bus';
import { createEventBus } from '../../shell/src/host/bus/event-bus';

/** As many listeners as a page has remotes. */
const LISTENERS = 5;
const EVENT = 'commerce/line-added';
const PAYLOAD = { variantId: '5f0c8d7e-0000-4000-8000-000000000000', quantity: 1 };

/** Delivers that many events, and returns the milliseconds. Throws if one got lost. */
export type Deliver = (deliveries: number) => number;

/** Every feature listens on its own bus, as in a page. */
export function createBusDeliveries(): Deliver {
  let received = 0;
  const fail = (error: unknown): void => {
    throw error;
  };
  const eventBus = createEventBus(fail);
  const { signal } = new AbortController();
  const openBus = () => createFeatureBus({ eventBus, stop: signal, onThrow: fail });
  for (let each = 0; each < LISTENERS; each += 1)
    openBus()
      .on(EVENT)
      .subscribe(({ quantity }) => (received += quantity));
  const sender = openBus();
  return timed(
    () => sender.send(EVENT, PAYLOAD),
    () => received,
  );
}

/** RxJS alone, without names and isolation of listeners. */
export function createBareDeliveries(): Deliver {
  let received = 0;
  const subject = new Subject<typeof PAYLOAD>();
  for (let each = 0; each < LISTENERS; each += 1) subject.subscribe(({ quantity }) => (received += quantity));
  return timed(
    () => subject.next(PAYLOAD),
    () => received,
  );
}

function timed(send: () => void, received: () => number): Deliver {
  return (deliveries) => {
    const wanted = received() + deliveries;
    const began = performance.now();
    for (let sent = 0; sent < deliveries; sent += LISTENERS) send();
    const took = performance.now() - began;
    if (received() !== wanted) throw new Error(`${wanted - received()} deliveries got lost.`);
    return took;
  };
}

Object.assign(globalThis, { overBus: createBusDeliveries(), overSubject: createBareDeliveries() });

import { Subject } from 'rxjs';
import { createFeatureBus } from '../../shell/src/host/bus/feature-bus';
import { createWire } from '../../shell/src/host/bus/wire';

/** As many hear an event as a page has remotes. */
const LISTENERS = 5;
const EVENT = 'commerce/line-added';
const PAYLOAD = { variantId: '5f0c8d7e-0000-4000-8000-000000000000', quantity: 1 };

/** Delivers so many events; gives the milliseconds that took. Throws where one got lost. */
export type Deliver = (deliveries: number) => number;

/** Every feature listens on a bus of its own, as in a page. */
export function createBusDeliveries(): Deliver {
  let heard = 0;
  const fail = (error: unknown): void => {
    throw error;
  };
  const wire = createWire(fail);
  const { signal } = new AbortController();
  const openBus = () => createFeatureBus({ wire, stop: signal, onThrow: fail });
  for (let each = 0; each < LISTENERS; each += 1)
    openBus()
      .on(EVENT)
      .subscribe(({ quantity }) => (heard += quantity));
  const sender = openBus();
  return timed(
    () => sender.send(EVENT, PAYLOAD),
    () => heard,
  );
}

/** RxJS alone: no names, nothing that keeps one listener's mistake from the others. */
export function createBareDeliveries(): Deliver {
  let heard = 0;
  const subject = new Subject<typeof PAYLOAD>();
  for (let each = 0; each < LISTENERS; each += 1) subject.subscribe(({ quantity }) => (heard += quantity));
  return timed(
    () => subject.next(PAYLOAD),
    () => heard,
  );
}

function timed(send: () => void, heard: () => number): Deliver {
  return (deliveries) => {
    const wanted = heard() + deliveries;
    const began = performance.now();
    for (let sent = 0; sent < deliveries; sent += LISTENERS) send();
    const took = performance.now() - began;
    if (heard() !== wanted) throw new Error(`${wanted - heard()} deliveries got lost.`);
    return took;
  };
}

Object.assign(globalThis, { overBus: createBusDeliveries(), overSubject: createBareDeliveries() });

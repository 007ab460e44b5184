import type { Subscriber } from 'rxjs';
import type { EventName } from 'shared-types/events';
import type { Bus } from 'shared-types/host/bus';
import type { EarlyEvent, EarlyEvents } from './early-events';
import { FeatureObservable, type ObservableOwner } from './feature-observable';
import type { Events, EventBus } from './event-bus';

export interface FeatureBusParts extends ObservableOwner {
  readonly eventBus: EventBus;
  /** Events that started the feature. */
  readonly early?: EarlyEvents | undefined;
}

/**
 * A feature's bus: all subscriptions end with the feature.
 *
 * @implements PLAT-04
 */
export function createFeatureBus({ eventBus, early, ...owner }: FeatureBusParts): Bus {
  const deliverEarly = createEarlyDelivery();
  const listen = <K extends EventName>(name: K, subscriber: Subscriber<Events[K]>): (() => void) =>
    eventBus.listen(name, (payload) => subscriber.next(payload));
  return {
    latest: eventBus.latest,
    publish: eventBus.publish,
    send: eventBus.send,
    state: (name) =>
      new FeatureObservable(owner, (subscriber) => {
        const end = listen(name, subscriber);
        const latest = eventBus.latest(name);
        if (latest) subscriber.next(latest as Events[typeof name]);
        return end;
      }),
    on: (name) =>
      new FeatureObservable(owner, (subscriber) => {
        const end = listen(name, subscriber);
        deliverEarly(subscriber as Subscriber<unknown>, early?.take(name) ?? []);
        return end;
      }),
  };
}

type DeliverEarly = (subscriber: Subscriber<unknown>, events: readonly EarlyEvent[]) => void;

/** Delivers early events in the order they were sent, whatever the order of subscriptions. */
function createEarlyDelivery(): DeliverEarly {
  let waiting: (readonly [EarlyEvent, Subscriber<unknown>])[] = [];
  const deliver = (): void => {
    const events = waiting.sort(([a], [b]) => a.order - b.order);
    waiting = [];
    for (const [event, subscriber] of events) subscriber.next(event.payload);
  };
  return (subscriber, events) => {
    if (!events.length) return;
    if (!waiting.length) queueMicrotask(deliver);
    waiting.push(...events.map((event) => [event, subscriber] as const));
  };
}

import { createEventBus as createPlainEventBus, type EventBus } from '../host/bus/event-bus';
import { callerOf } from './caller-of';
import { showOnTimeline, type Delivery, type WatchedEvent } from './show-on-timeline';

/** The bus of the shell that `npm run dev` serves: the build puts it in the place of the other `createWire`. */
export function createEventBus(onThrow: Parameters<typeof createPlainEventBus>[0]): EventBus {
  return watchEventBus(createPlainEventBus(onThrow), showOnTimeline);
}

/** The same bus, of which every event is shown: who sent it, who heard it, and how long each took. */
export function watchEventBus(eventBus: EventBus, show: (event: WatchedEvent) => void): EventBus {
  let deliveries: Delivery[] = [];

  const watch = (event: Pick<WatchedEvent, 'name' | 'payload' | 'sender'>, emit: () => boolean): void => {
    const around = deliveries;
    const own: Delivery[] = (deliveries = []);
    const startMs = performance.now();
    const hasPassed = emit();
    // What a listener has sent meanwhile is an event of its own, within this one.
    deliveries = around;
    show({ ...event, deliveries: own, startMs, endMs: performance.now(), isDropped: !hasPassed });
  };

  const watched: EventBus = {
    latest: eventBus.latest,
    publish: (name, payload) =>
      watch({ name, payload, sender: callerOf(watched.publish) }, () => {
        eventBus.publish(name, payload);
        return eventBus.latest(name) === payload;
      }),
    send: (name, payload) =>
      watch({ name, payload, sender: callerOf(watched.send) }, () => {
        eventBus.send(name, payload);
        return true;
      }),
    listen(name, listener) {
      const who = callerOf(watched.listen);
      return eventBus.listen(name, (payload) => {
        const own = deliveries;
        const beganAt = performance.now();
        try {
          listener(payload);
        } finally {
          own.push({ who, ms: performance.now() - beganAt });
        }
      });
    },
  };
  return watched;
}

import { createEventBus as createPlainEventBus, type EventBus } from '../host/bus/event-bus';
import { callerOf } from './caller-of';
import { showOnTimeline, type Delivery, type WatchedEvent } from './show-on-timeline';

/** The event bus of the shell under `npm run dev`; the build replaces the original `createEventBus` with it. */
export function createEventBus(onThrow: Parameters<typeof createPlainEventBus>[0]): EventBus {
  return watchEventBus(createPlainEventBus(onThrow), showOnTimeline);
}

/** An event bus that shows every event with its sender, receivers and durations. */
export function watchEventBus(eventBus: EventBus, show: (event: WatchedEvent) => void): EventBus {
  let deliveries: Delivery[] = [];

  const watch = (event: Pick<WatchedEvent, 'name' | 'payload' | 'sender'>, emit: () => boolean): void => {
    const around = deliveries;
    const own: Delivery[] = (deliveries = []);
    const startMs = performance.now();
    const hasPassed = emit();
    // Events sent by a listener are entries of their own, within this one.
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

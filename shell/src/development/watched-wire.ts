import { createWire as createPlainWire, type Wire } from '../host/bus/wire';
import { callerOf } from './caller-of';
import { showOnTimeline, type Hearing, type WatchedEvent } from './show-on-timeline';

/** The bus of the shell that `npm run dev` serves: the build puts it in the place of the other `createWire`. */
export function createWire(onThrow: Parameters<typeof createPlainWire>[0]): Wire {
  return watchWire(createPlainWire(onThrow), showOnTimeline);
}

/** The same bus, of which every event is shown: who sent it, who heard it, and how long each took. */
export function watchWire(wire: Wire, show: (event: WatchedEvent) => void): Wire {
  let hearings: Hearing[] = [];

  const watch = (event: Pick<WatchedEvent, 'name' | 'payload' | 'sender'>, emit: () => boolean): void => {
    const around = hearings;
    const own: Hearing[] = (hearings = []);
    const startMs = performance.now();
    const hasPassed = emit();
    // What a listener has sent meanwhile is an event of its own, within this one.
    hearings = around;
    show({ ...event, hearings: own, startMs, endMs: performance.now(), isDropped: !hasPassed });
  };

  const watched: Wire = {
    latest: wire.latest,
    tell: (name, payload) =>
      watch({ name, payload, sender: callerOf(watched.tell) }, () => {
        wire.tell(name, payload);
        return wire.latest(name) === payload;
      }),
    send: (name, payload) =>
      watch({ name, payload, sender: callerOf(watched.send) }, () => {
        wire.send(name, payload);
        return true;
      }),
    listen(name, listener) {
      const who = callerOf(watched.listen);
      return wire.listen(name, (payload) => {
        const own = hearings;
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

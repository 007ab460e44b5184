import { createEventBus as createPlainEventBus } from '../host/bus/event-bus';
import type { WatchedEvent } from './show-on-timeline';
import { createEventBus, watchEventBus } from './watched-event-bus';

const CHOICE = { revision: 2, choice: 'accepted' } as const;

function open() {
  const shown: WatchedEvent[] = [];
  const thrown: unknown[] = [];
  const eventBus = watchEventBus(
    createPlainEventBus((error) => thrown.push(error)),
    (event) => shown.push(event),
  );
  return { eventBus, shown, thrown };
}

test('is the same bus: state events have a latest value, and who has stopped hears no more', () => {
  const { eventBus } = open();
  const received: unknown[] = [];
  const end = eventBus.listen('consent/choice', (choice) => received.push(choice));
  eventBus.publish('consent/choice', CHOICE);
  end();
  eventBus.publish('consent/choice', { ...CHOICE, revision: 3 });
  expect(received).toEqual([CHOICE]);
  expect(eventBus.latest('consent/choice')).toEqual({ ...CHOICE, revision: 3 });
});

test('shows every event with its payload, its sender, all who heard it, and the time it took', () => {
  const { eventBus, shown } = open();
  eventBus.listen('site/logged-out', () => undefined);
  eventBus.listen('site/logged-out', () => undefined);
  eventBus.send('site/logged-out', {});
  eventBus.send('site/login-required', { url: '/x' });
  expect(shown).toMatchObject([
    { name: 'site/logged-out', sender: 'the page', isDropped: false },
    { name: 'site/login-required', payload: { url: '/x' }, deliveries: [] },
  ]);
  const [{ deliveries = [], startMs = 0, endMs = 0 } = {}] = shown;
  expect(deliveries).toHaveLength(2);
  expect(endMs - startMs).toBeGreaterThanOrEqual(deliveries.reduce((sum, { ms }) => sum + ms, 0) * 0.99);
});

test('what a listener sends is an event of its own, told before the one around it', () => {
  const { eventBus, shown } = open();
  eventBus.listen('site/logged-out', () => eventBus.send('site/escape-pressed', {}));
  eventBus.listen('site/logged-out', () => undefined);
  eventBus.listen('site/escape-pressed', () => undefined);
  eventBus.send('site/logged-out', {});
  expect(shown.map(({ name, deliveries }) => [name, deliveries.length])).toEqual([
    ['site/escape-pressed', 1],
    ['site/logged-out', 2],
  ]);
});

test('a state event that is older than what is known is shown as dropped', () => {
  const { eventBus, shown } = open();
  eventBus.listen('consent/choice', () => undefined);
  eventBus.publish('consent/choice', CHOICE);
  eventBus.publish('consent/choice', { revision: 1, choice: 'declined' });
  expect(shown.map(({ isDropped, deliveries }) => [isDropped, deliveries.length])).toEqual([
    [false, 1],
    [true, 0],
  ]);
});

test('a listener that throws is among the receivers and stops nobody', () => {
  const { eventBus, shown, thrown } = open();
  const error = new Error('no');
  eventBus.listen('site/logged-out', () => {
    throw error;
  });
  eventBus.listen('site/logged-out', () => undefined);
  eventBus.send('site/logged-out', {});
  expect([thrown, shown[0]?.deliveries.length]).toEqual([[error], 2]);
});

test('stands on the browser’s timeline, on a track of its own', () => {
  performance.clearMeasures();
  const eventBus = createEventBus(() => undefined);
  eventBus.send('site/login-required', { url: '/secret' });
  eventBus.send('commerce/next-year' as 'site/logged-out', {});
  const [known, unknown] = performance.getEntriesByType('measure') as PerformanceMeasure[];
  expect(known).toMatchObject({
    name: 'site/login-required',
    detail: {
      devtools: {
        dataType: 'track-entry',
        track: 'Bus',
        trackGroup: 'Colonnade',
        properties: [
          ['Sender', 'the page'],
          ['Event', 'plain event, version 1: A reply asked for a signed-in visitor.'],
          ['Payload', '{ url: string }'],
          ['Received by', 'nobody'],
        ],
      },
    },
  });
  expect(unknown?.detail).toMatchObject({
    devtools: { tooltipText: 'An event that this shell’s contract does not name.' },
  });
});

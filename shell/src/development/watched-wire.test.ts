import { createWire as createPlainWire } from '../host/bus/wire';
import type { WatchedEvent } from './show-on-timeline';
import { createWire, watchWire } from './watched-wire';

const CHOICE = { revision: 2, choice: 'accepted' } as const;

function open() {
  const shown: WatchedEvent[] = [];
  const thrown: unknown[] = [];
  const wire = watchWire(
    createPlainWire((error) => thrown.push(error)),
    (event) => shown.push(event),
  );
  return { wire, shown, thrown };
}

test('is the same bus: facts have a latest value, and who has stopped hears no more', () => {
  const { wire } = open();
  const heard: unknown[] = [];
  const end = wire.listen('consent/choice', (choice) => heard.push(choice));
  wire.tell('consent/choice', CHOICE);
  end();
  wire.tell('consent/choice', { ...CHOICE, revision: 3 });
  expect(heard).toEqual([CHOICE]);
  expect(wire.latest('consent/choice')).toEqual({ ...CHOICE, revision: 3 });
});

test('shows every event with its payload, its sender, all who heard it, and the time it took', () => {
  const { wire, shown } = open();
  wire.listen('site/logged-out', () => undefined);
  wire.listen('site/logged-out', () => undefined);
  wire.send('site/logged-out', {});
  wire.send('site/login-required', { url: '/x' });
  expect(shown).toMatchObject([
    { name: 'site/logged-out', sender: 'the page', isDropped: false },
    { name: 'site/login-required', payload: { url: '/x' }, hearings: [] },
  ]);
  const [{ hearings = [], startMs = 0, endMs = 0 } = {}] = shown;
  expect(hearings).toHaveLength(2);
  expect(endMs - startMs).toBeGreaterThanOrEqual(hearings.reduce((sum, { ms }) => sum + ms, 0) * 0.99);
});

test('what a listener sends is an event of its own, told before the one around it', () => {
  const { wire, shown } = open();
  wire.listen('site/logged-out', () => wire.send('site/escape-pressed', {}));
  wire.listen('site/logged-out', () => undefined);
  wire.listen('site/escape-pressed', () => undefined);
  wire.send('site/logged-out', {});
  expect(shown.map(({ name, hearings }) => [name, hearings.length])).toEqual([
    ['site/escape-pressed', 1],
    ['site/logged-out', 2],
  ]);
});

test('a fact that is older than what is known is shown as dropped', () => {
  const { wire, shown } = open();
  wire.listen('consent/choice', () => undefined);
  wire.tell('consent/choice', CHOICE);
  wire.tell('consent/choice', { revision: 1, choice: 'declined' });
  expect(shown.map(({ isDropped, hearings }) => [isDropped, hearings.length])).toEqual([
    [false, 1],
    [true, 0],
  ]);
});

test('a listener that throws is among those who heard, and stops nobody', () => {
  const { wire, shown, thrown } = open();
  const error = new Error('no');
  wire.listen('site/logged-out', () => {
    throw error;
  });
  wire.listen('site/logged-out', () => undefined);
  wire.send('site/logged-out', {});
  expect([thrown, shown[0]?.hearings.length]).toEqual([[error], 2]);
});

test('stands on the browser’s timeline, on a track of its own', () => {
  performance.clearMeasures();
  const wire = createWire(() => undefined);
  wire.send('site/login-required', { url: '/secret' });
  wire.send('commerce/next-year' as 'site/logged-out', {});
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
          ['Event', 'happening, version 1: A reply asked for a signed-in visitor.'],
          ['Payload', '{ url: string }'],
          ['Heard by', 'nobody'],
        ],
      },
    },
  });
  expect(unknown?.detail).toMatchObject({
    devtools: { tooltipText: 'An event that this shell’s contract does not name.' },
  });
});

import { createWire } from '../bus/wire';
import { followChoice } from './follow-choice';

function open(cookie?: string) {
  const jar = { cookie };
  const wire = createWire((error) => {
    throw error;
  });
  const stop = new AbortController();
  let seeAgain = (): void => undefined;
  const sight = {
    onSeenAgain: (then: () => void, signal: AbortSignal) => {
      seeAgain = () => void (signal.aborted || then());
    },
  };
  const told: unknown[] = [];
  wire.listen('consent/choice', (fact) => told.push(fact));
  const start = () => followChoice({ cookies: { read: () => jar.cookie }, sight, wire, stop: stop.signal });
  return { jar, told, wire, stop, start, seeAgain: () => seeAgain() };
}

test('tells at once what was chosen before this page listened', () => {
  const page = open('true');
  page.start();
  expect(page.told).toEqual([{ revision: 1, choice: 'accepted' }]);
});

test('tells what was chosen elsewhere when the visitor comes back, once, until it stops', () => {
  const page = open();
  page.start();
  page.seeAgain();
  expect(page.told).toEqual([]);
  page.jar.cookie = 'false';
  page.seeAgain();
  page.seeAgain();
  expect(page.told).toEqual([{ revision: 1, choice: 'declined' }]);
  page.stop.abort();
  page.jar.cookie = 'true';
  page.seeAgain();
  expect(page.told).toHaveLength(1);
});

test('is newer than what the page knows, and never than what the server says next', () => {
  const page = open('false');
  page.wire.tell('consent/choice', { revision: 1000, choice: 'accepted' });
  page.start();
  expect(page.wire.latest('consent/choice')).toEqual({ revision: 1001, choice: 'declined' });
  page.wire.tell('consent/choice', { revision: Date.now(), choice: 'accepted' });
  expect(page.wire.latest('consent/choice')?.choice).toBe('accepted');
});

test('takes a cookie that was cleared, or is nonsense, for no choice', () => {
  const page = open('nonsense');
  page.wire.tell('consent/choice', { revision: 5, choice: 'accepted' });
  page.start();
  delete page.jar.cookie;
  page.seeAgain();
  expect(page.told).toEqual([{ revision: 5, choice: 'accepted' }]);
});

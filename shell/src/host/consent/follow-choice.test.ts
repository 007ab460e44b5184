import { createEventBus } from '../bus/event-bus';
import { followChoice } from './follow-choice';

function open(cookie?: string) {
  const jar = { cookie };
  const eventBus = createEventBus((error) => {
    throw error;
  });
  const stop = new AbortController();
  let seeAgain = (): void => undefined;
  const visibility = {
    onSeenAgain: (then: () => void, signal: AbortSignal) => {
      seeAgain = () => void (signal.aborted || then());
    },
  };
  const published: unknown[] = [];
  eventBus.listen('consent/choice', (stateEvent) => published.push(stateEvent));
  const start = () => followChoice({ cookies: { read: () => jar.cookie }, visibility, eventBus, stop: stop.signal });
  return { jar, published, eventBus, stop, start, seeAgain: () => seeAgain() };
}

test('tells at once what was chosen before this page listened', () => {
  const page = open('true');
  page.start();
  expect(page.published).toEqual([{ revision: 1, choice: 'accepted' }]);
});

test('tells what was chosen elsewhere when the visitor comes back, once, until it stops', () => {
  const page = open();
  page.start();
  page.seeAgain();
  expect(page.published).toEqual([]);
  page.jar.cookie = 'false';
  page.seeAgain();
  page.seeAgain();
  expect(page.published).toEqual([{ revision: 1, choice: 'declined' }]);
  page.stop.abort();
  page.jar.cookie = 'true';
  page.seeAgain();
  expect(page.published).toHaveLength(1);
});

test('is newer than what the page knows, and never than what the server says next', () => {
  const page = open('false');
  page.eventBus.publish('consent/choice', { revision: 1000, choice: 'accepted' });
  page.start();
  expect(page.eventBus.latest('consent/choice')).toEqual({ revision: 1001, choice: 'declined' });
  page.eventBus.publish('consent/choice', { revision: Date.now(), choice: 'accepted' });
  expect(page.eventBus.latest('consent/choice')?.choice).toBe('accepted');
});

test('takes a cookie that was cleared, or is nonsense, for no choice', () => {
  const page = open('nonsense');
  page.eventBus.publish('consent/choice', { revision: 5, choice: 'accepted' });
  page.start();
  delete page.jar.cookie;
  page.seeAgain();
  expect(page.published).toEqual([{ revision: 5, choice: 'accepted' }]);
});

import { createVisibilityPort } from './visibility.port';

test('calls when the page is visible again or has the focus again, until the signal', () => {
  const stop = new AbortController();
  const received: string[] = [];
  let isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  createVisibilityPort(window).onSeenAgain(() => received.push(isHidden ? 'hidden' : 'seen'), stop.signal);
  const change = (hidden: boolean) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  change(true);
  expect(received).toEqual([]);
  change(false);
  window.dispatchEvent(new Event('focus'));
  expect(received).toEqual(['seen', 'seen']);
  stop.abort();
  change(false);
  window.dispatchEvent(new Event('focus'));
  expect(received).toHaveLength(2);
});

test('knows whether the page is seen, and calls each time it is not any more, until the signal', () => {
  const stop = new AbortController();
  let isHidden = false;
  let hidden = 0;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  const visibility = createVisibilityPort(window);
  visibility.onHidden(() => (hidden += 1), stop.signal);
  const change = (next: boolean) => {
    isHidden = next;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  expect(visibility.isSeen()).toBe(true);
  change(true);
  expect([visibility.isSeen(), hidden]).toEqual([false, 1]);
  change(false);
  stop.abort();
  change(true);
  expect(hidden).toBe(1);
});

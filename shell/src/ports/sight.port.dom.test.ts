import { createSightPort } from './sight.port';

test('calls when the page is visible again or has the focus again, until the signal', () => {
  const stop = new AbortController();
  const heard: string[] = [];
  let isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  createSightPort(window).onSeenAgain(() => heard.push(isHidden ? 'hidden' : 'seen'), stop.signal);
  const change = (hidden: boolean) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  change(true);
  expect(heard).toEqual([]);
  change(false);
  window.dispatchEvent(new Event('focus'));
  expect(heard).toEqual(['seen', 'seen']);
  stop.abort();
  change(false);
  window.dispatchEvent(new Event('focus'));
  expect(heard).toHaveLength(2);
});

test('knows whether the page is seen, and calls each time it is not any more, until the signal', () => {
  const stop = new AbortController();
  let isHidden = false;
  let hidden = 0;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  const sight = createSightPort(window);
  sight.onHidden(() => (hidden += 1), stop.signal);
  const change = (next: boolean) => {
    isHidden = next;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  expect(sight.isSeen()).toBe(true);
  change(true);
  expect([sight.isSeen(), hidden]).toEqual([false, 1]);
  change(false);
  stop.abort();
  change(true);
  expect(hidden).toBe(1);
});

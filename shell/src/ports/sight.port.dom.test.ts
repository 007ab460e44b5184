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

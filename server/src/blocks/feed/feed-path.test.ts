import { feedPath, readFeedPath } from './feed-path';

test.each(['/', '/journal', '/pl/dziennik'])('the feed of %s is found by its path', (collection) => {
  for (const format of ['xml', 'ics'] as const)
    expect(readFeedPath(feedPath(collection, format).replace('/feeds', ''))).toEqual({ collection, format });
});

test('other paths are no feeds', () => {
  expect(['/', '/journal', '/journal.atom', '.xml', ''].map(readFeedPath)).toEqual(Array(5).fill(undefined));
});
